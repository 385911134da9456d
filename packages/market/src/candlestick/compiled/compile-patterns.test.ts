import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { compilePatterns } from './compile-patterns.ts';

it('the compiled patterns are those that the rules declare', () => {
  const compiled = readFileSync(new URL('compiled-patterns.generated.ts', import.meta.url), 'utf8');
  expect(compiled, 'Run npm run compile-patterns.').toBe(compilePatterns());
});
