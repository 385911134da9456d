import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { siteFolder } from './server-process.ts';

/** The addresses of every page that the build has rendered. */
export function builtPages(): string[] {
  return siteFiles()
    .filter((file) => path.basename(file) === 'index.html')
    .map((file) => `/${path.dirname(file).replaceAll(path.sep, '/').replace(/^\.$/, '')}`)
    .toSorted();
}

/** Every file of the build that a browser can ask for and that is text, with its content. */
export function builtTexts(): { file: string; text: string }[] {
  return siteFiles()
    .filter((file) => /\.(html|js|css|json|svg|txt)$/.test(file))
    .map((file) => ({ file, text: readFileSync(path.join(siteFolder, file), 'utf8') }));
}

function siteFiles(): string[] {
  return existsSync(siteFolder) ? readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }) : [];
}
