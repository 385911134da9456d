import { expect, test } from 'vitest';
import { minifyScripts } from './minify-scripts.ts';

test('scripts within a page get shorter and keep the names that others may use', () => {
  const html = '<script>var shared = 1;\n(function () { var hidden = 2; run(hidden, hidden); })()</script><p>a  b</p>';
  const page = minifyScripts(html);
  expect(page).toContain('shared');
  expect(page).not.toContain('hidden');
  expect(page).toMatch(/<\/script><p>a {2}b<\/p>$/);
});

test('scripts with attributes and empty ones stay as they are', () => {
  const html = '<script></script><script type="module" async="">import "/a.js" ;</script>';
  expect(minifyScripts(html)).toBe(html);
});

test('a script that does not parse is rejected', () => {
  expect(() => minifyScripts('<script>var =</script>')).toThrow('not valid');
});
