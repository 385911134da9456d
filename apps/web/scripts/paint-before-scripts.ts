import { readFile, writeFile } from 'node:fs/promises';
import { parse } from 'node-html-parser';

/** Starts the scripts after the frame in which the page is painted. A tab in the background is not painted. */
const START = `(function(){
function start(){document.body.append(document.getElementById("scripts").content)}
if(document.hidden)start();else requestAnimationFrame(function(){setTimeout(start)});
})()`;

/**
 * Makes a built page paint before its scripts load: React Router's modules wait in a template until the first frame.
 * Otherwise they would compete with the page's styles and fonts for the connection.
 */
export async function paintBeforeScripts(file: string): Promise<void> {
  // React marks its boundaries by comments.
  const page = parse(await readFile(file, 'utf8'), { comment: true });
  const script = page.querySelector('script[type=module]');
  const preloads = page.querySelectorAll('link[rel=modulepreload]');
  if (script === null || preloads.length === 0) throw new Error(`${file} does not load its modules as expected.`);
  for (const link of preloads) link.remove();
  script.replaceWith(`<script>${START}</script>`);
  const scripts = `<template id="scripts">${preloads.join('')}${script}</template>`;
  page.querySelector('head')?.insertAdjacentHTML('beforeend', scripts);
  await writeFile(file, page.toString());
}
