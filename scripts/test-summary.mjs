// What npm test says of its steps: their failures, the slowest tests, the time of each part, and what was left out.
import { reachInBrowser } from './changed-files.mjs';
import { listSlowest } from './test-reports.mjs';

/** Seconds that each part may take on two cores, ten minutes in all. */
const budgets = { check: 30, 'unit and api': 300, browser: 270 };

export function describe(step, { name, message }) {
  const heading = name === step ? '' : `\n  ✕ ${name}`;
  return `${heading}\n${message.trimEnd().replaceAll(/^/gm, '    ')}\n`;
}

export function reportTimes(results, seconds) {
  const durations = results.flatMap(({ durations }) => durations);
  const slowest = listSlowest(durations, 10);
  if (slowest.length > 0) console.log(`\nThe slowest tests:\n${slowest.join('\n')}`);
  const times = Object.entries(seconds).map(([part, took]) => `${part} ${Math.round(took)} s of ${budgets[part]}`);
  console.log(`\nTime: ${times.join(' · ')}`);
}

const leftOutInBrowser = {
  all: '',
  importing: ' Browser tests that import none of them.',
  none: ' All browser tests: nothing of the product or of these tests has changed.',
};

export function describeLeftOut(files) {
  const others = `Unit, component and API tests that import none of the ${files.length} changed files.`;
  return `\nLeft out: ${others}${leftOutInBrowser[reachInBrowser(files)]}`;
}
