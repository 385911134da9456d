// What a package exports has its docstring right above it.
import { isTest } from './layout-places.mjs';

const exportedFunction = /^export (?:async )?function\*? (\w+)/;

/** The exported functions of a package that have no docstring right above them. */
export function checkDocstrings({ path, source }) {
  if (isTest(path) || !/^packages\/[^/]+\/src\/.*\.ts$/.test(path)) return [];
  const lines = source.split('\n');
  return lines.flatMap((line, index) => {
    const name = exportedFunction.exec(line)?.[1];
    if (!name || lines[index - 1]?.endsWith('*/')) return [];
    return [
      `line ${index + 1} exports ${name} without a docstring: say right above it what it gives, in which units, and what it throws.`,
    ];
  });
}
