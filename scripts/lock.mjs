import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { root } from './workspace.mjs';

const lockFile = join(root, '.cache/prepare.lock');
const staleAfter = 15 * 60_000;

/**
 * Runs `task` while no other process does: two copies started at once must not install or build
 * into the same folders.
 */
export async function alone(task) {
  let told = false;
  while (!take()) {
    if (!told) console.log('Waiting for another start of Wickwise to finish installing or building...');
    told = true;
    await sleep(200);
  }
  try {
    return await task();
  } finally {
    rmSync(lockFile, { force: true });
  }
}

function take() {
  mkdirSync(dirname(lockFile), { recursive: true });
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (isAbandoned()) rmSync(lockFile, { force: true });
    return false;
  }
}

function isAbandoned() {
  try {
    const age = Date.now() - statSync(lockFile).mtimeMs;
    const holder = Number(readFileSync(lockFile, 'utf8'));
    // A holder of 0 has created the file and not yet written its number.
    return age > staleAfter || holder === process.pid || (holder > 0 && !isAlive(holder));
  } catch {
    return false;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
