// npm run compile-patterns: writes what the scan runs from the declared candlestick patterns.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { compilePatterns } from '../src/candlestick/compiled/compile-patterns.ts';

const FILE = fileURLToPath(new URL('../src/candlestick/compiled/compiled-patterns.generated.ts', import.meta.url));

writeFileSync(FILE, compilePatterns());
