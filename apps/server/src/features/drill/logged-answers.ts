import { DRILL_LENGTH } from '@wickwise/contract/constants';
import type { PictureQuestion } from '@wickwise/curriculum/questions/picture-question';
import type { LoggedAnswer } from '@wickwise/learning/learner-model/answer-kinds';
import { type LocalDay, parseLocalDay } from '@wickwise/learning/local-day';
import type { Practice } from '@wickwise/learning/today/finished-items';
import { desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { drillAnswer } from '../../db/schema/drill.ts';
import type { Learner } from '../../plugins/session.ts';
import type { DrillAnswerRow } from './data.ts';
import type { DrillKey } from './rules.ts';

interface Facts {
  readonly questionKind: PictureQuestion['kind'];
  readonly choiceCount: number;
  readonly isNearMiss: boolean;
  readonly offeredIds: string[];
  readonly askedPatternId: string | null;
}

/** What is stored of a question, so that its charts don't have to be drawn again to know what an answer shows. */
export function factsOf(
  { kind, patternId, choices, answer }: PictureQuestion,
  drill: Pick<DrillKey, 'patternId'>,
): Facts {
  const right = choices.find(({ id }) => id === answer);
  return {
    questionKind: kind,
    choiceCount: choices.length,
    isNearMiss: (kind === 'judge' && right?.text === 'No') || (kind === 'name' && right?.patternId === null),
    offeredIds: choices.flatMap((choice) => choice.patternId ?? []),
    askedPatternId: patternId === drill.patternId ? null : patternId,
  };
}

/** Only a pattern can be confused with another pattern. */
export function chosenPattern({ choices, answer }: PictureQuestion, chosen: string): string | null {
  const patternOf = (choice: string) => choices.find(({ id }) => id === choice)?.patternId ?? null;
  return patternOf(answer) === null ? null : patternOf(chosen);
}

/** More of them would take longer to read than they would tell. */
const ANSWERS_READ = 5000;

interface DrillLog {
  readonly answers: LoggedAnswer[];
  /** The drills that were finished, each with its day. */
  readonly finished: { readonly day: LocalDay; readonly practice: Practice }[];
}

/** The learner's latest answers in drills, as the learner model reads them. */
export async function readDrillLog(db: Database, learner: Pick<Learner, 'id'>): Promise<DrillLog> {
  const query = db
    .select()
    .from(drillAnswer)
    .where(eq(drillAnswer.userId, sql.placeholder('learner')))
    .orderBy(desc(drillAnswer.answeredAt), desc(drillAnswer.question))
    .limit(ANSWERS_READ)
    .prepare('read_drill_log');
  const rows = await query.execute({ learner: learner.id });
  return { answers: rows.map(toAnswer), finished: finishedDrills(rows) };
}

/** An answer from before its question was stored with it shows no more than that it was right or wrong. */
function toAnswer({ drillId, question, localDay, answeredAt, ...row }: DrillAnswerRow): LoggedAnswer {
  const id = `${row.patternId} ${drillId} ${question}`;
  return {
    ...{ kind: 'drill', id, itemId: id, at: answeredAt, day: parseLocalDay(localDay) },
    patternId: row.askedPatternId ?? row.patternId,
    question: row.questionKind ?? 'unknown',
    choices: row.choiceCount,
    isNearMiss: row.isNearMiss ?? false,
    isCorrect: row.isCorrect,
    chosenPatternId: row.chosenPatternId,
    offeredIds: row.offeredIds ?? [],
    responseMs: row.responseMs ?? undefined,
  };
}

function finishedDrills(rows: readonly DrillAnswerRow[]): DrillLog['finished'] {
  const byDrill = Map.groupBy(rows, ({ patternId, drillId }) => `${patternId} ${drillId}`);
  return [...byDrill.values()].flatMap((answers) => {
    const [latest] = answers;
    if (latest === undefined || answers.length < DRILL_LENGTH) return [];
    const { patternId, against, localDay } = latest;
    return { day: parseLocalDay(localDay), practice: { kind: 'drill', patternId, against } };
  });
}
