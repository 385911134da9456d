import { existsSync } from 'node:fs';

export const ENGINES = ['firefox', 'webkit'] as const;
export type Engine = (typeof ENGINES)[number];

/** A program of Debian's and the package that brings it. */
interface Program {
  readonly name: string;
  readonly files: readonly string[];
  readonly package: string;
}

const firefox: Program = {
  name: 'Firefox',
  files: ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
  package: 'firefox-esr',
};
const webDriver: Program = {
  name: 'WebKitWebDriver',
  files: ['/usr/bin/WebKitWebDriver'],
  package: 'webkit2gtk-driver',
};
const xvfb: Program = { name: 'Xvfb', files: ['/usr/bin/Xvfb'], package: 'xvfb' };

const programs: Record<Engine, readonly Program[]> = { firefox: [xvfb, firefox], webkit: [xvfb, webDriver] };

/** One sentence that says what is missing and how to install it; null when nothing is. */
export function missingPackages(engines: readonly Engine[]): string | null {
  const missing = new Set(engines.flatMap((engine) => programs[engine]).filter((program) => pathOf(program) === null));
  if (missing.size === 0) return null;
  const names = [...missing].map(({ name }) => name).join(' and ');
  const packages = [...missing].map((program) => program.package).join(' ');
  return `${names} cannot be found: apt-get install --no-install-recommends ${packages}`;
}

function pathOf({ files }: Program): string | null {
  return files.find((file) => existsSync(file)) ?? null;
}

export function firefoxPath(): string {
  return pathOf(firefox) ?? 'firefox';
}
