// npm run browsers: the journeys in Firefox and in WebKit. `-- flashcards` runs the files of that name, and
// `-- --engine=webkit` one engine only.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';
import { ENGINES, type Engine, missingPackages } from './packages.ts';

interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** What did not plainly pass counts as failed. */
async function runJourneys(engine: Engine, names: string[]): Promise<Counts> {
  console.log(`\n${engine}`);
  const vitest = await startVitest('test', names, {
    root: path.resolve(import.meta.dirname, '../..'),
    config: path.join(import.meta.dirname, 'vitest.config.ts'),
    env: { ENGINE: engine },
    watch: false,
  });
  const modules = vitest.state.getTestModules();
  const tests = modules.flatMap(({ children }) => [...children.allTests()]);
  const passed = tests.filter((test) => test.result().state === 'passed').length;
  const broken =
    modules.filter((module) => module.errors().length > 0).length + vitest.state.getUnhandledErrors().length;
  await vitest.close();
  return { passed, failed: tests.length - passed + broken + Number(tests.length === 0) };
}

const { values, positionals } = parseArgs({ options: { engine: { type: 'string' } }, allowPositionals: true });
const engines = ENGINES.filter((engine) => values.engine === undefined || values.engine === engine);
if (engines.length === 0) throw new Error(`--engine=${values.engine} is none of: ${ENGINES.join(', ')}.`);

const missing = missingPackages(engines);
if (missing === null) {
  const results: string[] = [];
  for (const engine of engines) {
    const { passed, failed } = await runJourneys(engine, positionals);
    results.push(`${engine}: ${passed} passed, ${failed} failed`);
    process.exitCode = failed > 0 || process.exitCode === 1 ? 1 : 0;
  }
  console.log(`\n${results.join('\n')}`);
} else {
  console.error(missing);
  process.exitCode = 1;
}
