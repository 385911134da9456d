// npm run advisories [-- --strict]: asks the registry which advisories are known about the locked dependencies. Exits
// with 1 for a high or critical one in what runs in production. Where the registry does not offer that, it says so;
// with --strict it then exits with 2.
import { parseArgs } from 'node:util';
import { describeAdvisories, isSerious, readAudit } from './advisory-report.mjs';
import { runNpm } from './install.mjs';
import { runScript } from './process.mjs';

/** npm exits with 1 both for an advisory and for an error: what it prints tells them apart. */
async function audit(...options) {
  const { output } = await runNpm(['audit', '--json', '--silent', '--package-lock-only', ...options]);
  return readAudit(output);
}

function reportUnavailable(reason, strict) {
  console.log(`The registry could not be queried for known advisories: ${reason}`);
  if (strict) process.exitCode = 2;
}

await runScript(async () => {
  const { strict } = parseArgs({ options: { strict: { type: 'boolean', default: false } } }).values;
  const everything = await audit();
  const production = everything.packages === undefined ? everything : await audit('--omit=dev');
  if (production.packages === undefined) return reportUnavailable(production.reason, strict);
  console.log(describeAdvisories(everything.packages, production.packages));
  if (production.packages.some(isSerious)) process.exitCode = 1;
});
