import { type DatabaseConnection, openDatabase } from '../../../apps/server/src/db/client.ts';
import { findDoubles } from '../inspection.ts';
import { checkLearner } from '../learner.ts';
import type { World } from '../world.ts';
import type { ClusterLearner } from './cluster-learner.ts';

export interface ClusterEvidence {
  /** Grades that were acknowledged, and those of them that are in the database. */
  readonly grades: number;
  readonly present: number;
  /** Of grades, and of what was earned. */
  readonly twice: number;
  readonly sessionsHeld: number;
}

/** Compares what the database and the site say at the end with what was acknowledged; `world` gets what is lost. */
export async function gatherEvidence(
  world: World,
  { url, learners }: { url: string; learners: readonly ClusterLearner[] },
): Promise<ClusterEvidence> {
  let sessionsHeld = 0;
  for (const learner of learners) {
    const { status } = await learner.client.look('/api/account');
    if (status === 200) sessionsHeld += 1;
    await checkLearner(world, learner);
  }
  const connection = await openDatabase({ url });
  try {
    return { ...(await compareGrades(world, { connection, learners })), sessionsHeld };
  } finally {
    await connection.close();
  }
}

interface Comparison {
  readonly connection: DatabaseConnection;
  readonly learners: readonly ClusterLearner[];
}

async function compareGrades(world: World, { connection, learners }: Comparison) {
  const { rows } = await connection.run('select entry_id as id from review');
  const stored = (rows as { id: string }[]).map(({ id }) => id);
  const unique = new Set(stored);
  const acknowledged = learners.flatMap(({ acknowledgedGrades }) => acknowledgedGrades);
  const sent = new Set(learners.flatMap(({ sentGrades }) => sentGrades));
  const missing = acknowledged.filter((id) => !unique.has(id));
  const doubles = await findDoubles(connection);
  for (const id of missing) world.losses.push(`The grade ${id} was acknowledged and is not there.`);
  for (const id of unique) if (!sent.has(id)) world.losses.push(`The grade ${id} was never sent.`);
  world.losses.push(...doubles);
  return {
    grades: acknowledged.length,
    present: acknowledged.length - missing.length,
    twice: stored.length - unique.size + doubles.length,
  };
}
