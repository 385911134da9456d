import { readFile } from 'node:fs/promises';

/** Linux counts processor time in hundredths of a second. */
const TICKS_PER_SECOND = 100;

/** What a process has used so far, as Linux counts it. */
export async function processUsage(pid: number): Promise<{ cpuSeconds: number; residentMegabytes: number }> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  // The name in parentheses may contain spaces: fields are counted from after it.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [user, system] = [Number(fields[11]), Number(fields[12])];
  const status = await readFile(`/proc/${pid}/status`, 'utf8');
  const kilobytes = Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]);
  return { cpuSeconds: (user + system) / TICKS_PER_SECOND, residentMegabytes: Math.round(kilobytes / 1024) };
}
