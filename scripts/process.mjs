import { spawn } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from './workspace.mjs';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** A problem that a person can fix. Its message is shown without a stack. */
export class CliError extends Error {}

/** Runs a script's main function and turns a CliError into its message and exit code 1. */
export async function runScript(main) {
  try {
    await main();
  } catch (error) {
    if (!(error instanceof CliError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * Runs a command to its end and keeps what it printed. The output goes through a file, because a
 * pipe would stay open as long as any grandchild lives.
 */
export async function runQuietly({ command, args, cwd = root, env = process.env, shell = false }) {
  const folder = mkdtempSync(join(tmpdir(), 'wickwise-'));
  const file = join(folder, 'output');
  const output = openSync(file, 'a');
  const child = spawn(command, args, { cwd, env, shell, stdio: ['ignore', output, output], windowsHide: true });
  const passing = passSignalsTo(child);
  const end = await endOf(child);
  passing.stop();
  closeSync(output);
  const printed = readFileSync(file, 'utf8');
  rmSync(folder, { recursive: true, force: true });
  if (passing.received) process.kill(process.pid, passing.received);
  return { ...end, output: (end.problem ?? '') + printed };
}

/** Runs a command on our own terminal to its end. */
export async function runInForeground({ command, args, cwd = root, env = process.env }) {
  const child = spawn(command, args, { cwd, env, stdio: 'inherit' });
  const signals = passSignalsTo(child);
  const end = await endOf(child);
  signals.stop();
  if (end.problem) throw new CliError(end.problem);
  return end;
}

/** Resolves when a child is gone: with its exit code, its signal, or why it could not be started. */
export function endOf(child) {
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ code: 1, signal: null, problem: `${error.message}\n` }));
    child.once('exit', (code, signal) => resolve({ code, signal }));
  });
}

/** Hands our signals on to a child until `stop` is called, so that nothing is left running behind us. */
export function passSignalsTo(child) {
  const passing = { received: null, stop: () => {} };
  const listeners = signals.map((signal) => [
    signal,
    () => {
      passing.received = signal;
      if (!terminalSends(signal)) child.kill(signal);
    },
  ]);
  for (const [signal, listener] of listeners) process.on(signal, listener);
  // A parent that ends after a signal of its own adds no second one, which would cut the child's shutdown short.
  const watch = watchParent(() => passing.received ?? process.emit('SIGTERM'));
  passing.stop = () => {
    clearInterval(watch);
    for (const [signal, listener] of listeners) process.off(signal, listener);
  };
  return passing;
}

// npm runs us in a shell, and a signal to npm ends the shell without reaching us: our parent's end
// is all we see of it. Started without npm, we may outlive our parent on purpose.
function watchParent(onEnd) {
  if (!process.env.npm_lifecycle_event) return undefined;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    onEnd();
  }, 250);
  return watch.unref();
}

// Ctrl-C in a terminal reaches the child directly, and a second interrupt would cut its shutdown
// short. On Windows `kill` ends a process at once, and the console delivers the rest.
function terminalSends(signal) {
  if (process.platform === 'win32') return signal !== 'SIGTERM';
  return signal === 'SIGINT' && Boolean(process.stdin.isTTY || process.stdout.isTTY);
}

/** Ends this process the way a child ended: with the same exit code, or by the same signal. */
export function exitLike({ code, signal }) {
  if (signal) process.kill(process.pid, signal);
  else process.exitCode = code;
}
