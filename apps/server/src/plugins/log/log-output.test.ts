import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LogOutput } from './log-output.ts';

/** An output with room for so many bytes, which a test can change. */
function openSmallDisk(room: number) {
  const disk = { room, content: '' };
  const write = async (bytes: Buffer) => {
    const fitting = bytes.subarray(0, disk.room);
    if (fitting.length === 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
    disk.room -= fitting.length;
    disk.content += fitting.toString();
    return fitting.length;
  };
  const dropped: number[] = [];
  const output = new LogOutput(-1, { write, onDropped: (lines) => dropped.push(lines) });
  return { disk, dropped, output };
}

test('lines wait for a full disk, and are written in their order once it has room', async () => {
  const { disk, dropped, output } = openSmallDisk(9);
  const lines = ['first\n', 'second\n', 'third\n'];
  for (const line of lines) output.write(line);
  await expect.poll(() => disk.content).toBe('first\nsec');
  disk.room = 1000;
  await expect.poll(() => disk.content).toBe(lines.join(''));
  expect(dropped).toEqual([]);
});

test('lines that would take too much memory are dropped, and counted once the disk has room', async () => {
  const { disk, dropped, output } = openSmallDisk(0);
  const line = `${'x'.repeat(99_999)}\n`;
  for (let written = 0; written < 15; written += 1) output.write(line);
  disk.room = Number.POSITIVE_INFINITY;
  await expect.poll(() => dropped).toHaveLength(1);
  expect((dropped[0] ?? 0) + disk.content.length / line.length).toBe(15);
  expect(disk.content.length).toBeLessThan(1_200_000);
  output.write('later\n');
  await expect.poll(() => disk.content.endsWith('later\n')).toBe(true);
  expect(dropped).toHaveLength(1);
});

test('a process that cannot write its log lives, and ends when it is told to', () => {
  // Opened for reading only: every write fails, as on a full disk.
  const unwritable = openSync(import.meta.filename, 'r');
  const code = `
    const { openLog } = await import(${JSON.stringify(import.meta.resolve('./log.ts'))});
    const { write } = await import('node:fs');
    const log = openLog('info');
    log.error('lost');
    write(1, 'after it', (error) => {
      log.error('lost as well');
      console.error(error.code);
      process.exit(3);
    });`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    stdio: ['ignore', unwritable, 'pipe'],
    encoding: 'utf8',
    timeout: 15_000,
  });
  closeSync(unwritable);
  expect([status, stderr]).toEqual([3, 'EBADF\n']);
});
