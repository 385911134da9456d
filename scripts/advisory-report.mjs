// Reads what `npm audit --json` prints: a report of known advisories, or why there is none.

const severities = ['critical', 'high', 'moderate', 'low', 'info'];

/** What stops a release when it concerns what runs in production. */
const serious = new Set(['critical', 'high']);

/** Returns `{ packages }`, worst first, or `{ reason }` when the registry could not be reached. */
export function readAudit(output) {
  const parsed = parse(output);
  if (parsed?.auditReportVersion !== 2) return { reason: reasonOf(parsed, output) };
  const packages = Object.values(parsed.vulnerabilities).map(toPackage);
  return { packages: packages.toSorted((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name)) };
}

function parse(output) {
  try {
    return JSON.parse(output);
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function reasonOf(parsed, output) {
  const reason = parsed?.message || parsed?.error?.summary || output.trim();
  return reason || 'npm gave no reason';
}

/** `via` names the packages that pass an advisory on, and holds the advisories that are about this one itself. */
function toPackage({ name, severity, range, via }) {
  const advisories = via.filter((cause) => typeof cause === 'object').map(({ title, url }) => ({ title, url }));
  return { name, severity, range, advisories, through: via.filter((cause) => typeof cause === 'string') };
}

function rank({ severity }) {
  return severities.indexOf(severity);
}

/** What is known about everything that is locked, and which of it runs in production, in words. */
export function describeAdvisories(everything, production) {
  const inProduction = new Set(production.map(({ name }) => name));
  const lines = everything.flatMap((found) => describePackage(found, inProduction.has(found.name)));
  const counts = severities.map((severity) => [
    everything.filter((found) => found.severity === severity).length,
    severity,
  ]);
  const known = counts.filter(([count]) => count > 0).map(([count, severity]) => `${count} ${severity}`);
  return [...lines, known.length === 0 ? 'No known advisories.' : `Known advisories: ${known.join(', ')}.`].join('\n');
}

function describePackage({ name, severity, range, advisories, through }, runsInProduction) {
  const where = runsInProduction ? 'in production' : 'in development only';
  const causes = through.length > 0 ? [`  through ${through.join(', ')}`] : [];
  return [
    `${severity}: ${name} ${range}, ${where}`,
    ...advisories.map(({ title, url }) => `  ${title} ${url}`),
    ...causes,
  ];
}

export function isSerious({ severity }) {
  return serious.has(severity);
}
