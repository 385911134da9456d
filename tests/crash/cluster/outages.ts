import { setTimeout as pause } from 'node:timers/promises';
import type { ServerProcess } from '../../browser/support/server-process.ts';
import type { PostgresPair } from '../../support/database/postgres-pair.ts';
import { inSeconds } from '../run.ts';
import type { World } from '../world.ts';
import type { Incidents } from './incidents.ts';

const KILL_EVERY_MS = 5_000;
/** What a monitor takes to notice that the primary is gone. */
const NOTICED_AFTER_MS = 1_000;
const POLL_INTERVAL_MS = 50;

interface Kills {
  readonly world: World;
  readonly incidents: Incidents;
  readonly report: (line: string) => void;
}

/** Kills one process after the other and starts it again, but never the last one that is ready. */
export async function killProcesses(servers: readonly ServerProcess[], { world, incidents, report }: Kills) {
  const starting = new Set<ServerProcess>();
  const starts: Promise<void>[] = [];
  for (let turn = 0; !world.isOver; turn += 1) {
    await pause(KILL_EVERY_MS);
    const ready = servers.filter((server) => !starting.has(server));
    const next = ready[turn % ready.length];
    if (world.isOver || next === undefined || ready.length < 2) continue;
    if (next.look().hasEnded) world.losses.push(`A process has exited on its own. ${next.look().output}`);
    const kill = { begun: incidents.now, ended: Number.POSITIVE_INFINITY };
    incidents.kills.push(kill);
    report(`${inSeconds(kill.begun)}: a process is killed, ${world.acknowledged} writes acknowledged so far`);
    await next.kill();
    starting.add(next);
    const started = () => {
      starting.delete(next);
      kill.ended = incidents.now;
    };
    starts.push(next.start().then(started));
  }
  await Promise.all(starts);
}

interface Failover {
  readonly afterMs: number;
  readonly addresses: readonly string[];
  readonly incidents: Incidents;
  readonly report: (line: string) => void;
}

/** Kills the primary and has the standby take its place, as a monitor or an operator would. */
export async function killPrimary(
  pair: PostgresPair,
  { afterMs, addresses, incidents, report }: Failover,
): Promise<void> {
  await pause(afterMs);
  const failover = { begun: incidents.now, ended: Number.POSITIVE_INFINITY };
  incidents.failover = failover;
  await pair.killPrimary();
  await pause(NOTICED_AFTER_MS);
  await pair.promote();
  while (!(await isReady(addresses))) await pause(POLL_INTERVAL_MS);
  failover.ended = incidents.now;
  report(
    `${inSeconds(failover.ended)}: writes again, ${inSeconds(failover.ended - failover.begun)} after the primary was killed`,
  );
}

/** Whether writes are possible: at one of the addresses, as the others may be killed just then. */
async function isReady(addresses: readonly string[]): Promise<boolean> {
  const replies = await Promise.allSettled(addresses.map((address) => fetch(`${address}/api/ready`)));
  return replies.some((reply) => reply.status === 'fulfilled' && reply.value.ok);
}
