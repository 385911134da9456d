import { DRILL_LENGTH } from '@wickwise/contract/constants';
import type { PictureQuestion } from '@wickwise/curriculum/questions/picture-question';
import type { LoggedAnswer } from '@wickwise/learning/learner-model/answer-kinds';
import { type LocalDay, parseLocalDay } from '@wickwise/learning/local-day';
import type { Practice } from '@wickwise/learning/today/finished-items';
import { desc } from 'drizzle-orm';
import { drillAnswer } from '../../db/schema/drill.ts';
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

/** What a query of `user` reads with it: the learner's latest answers, newest first. */
export const drillLog = {
  drillAnswers: { orderBy: [desc(drillAnswer.answeredAt), desc(drillAnswer.question)], limit: ANSWERS_READ },
};

/** As the learner model reads it. An answer from before its question was stored with it shows no more than that it was right or wrong. */
export function toDrillAnswer({ drillId, question, localDay, answeredAt, ...row }: DrillAnswerRow): LoggedAnswer {
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

/** The drills that were finished on a day. @param rows newest first. */
export function finishedDrills(rows: readonly DrillAnswerRow[], day: LocalDay): Practice[] {
  const byDrill = Map.groupBy(rows, ({ patternId, drillId }) => `${patternId} ${drillId}`);
  return [...byDrill.values()].flatMap((answers): Practice[] => {
    const [latest] = answers;
    if (latest?.localDay !== day || answers.length < DRILL_LENGTH) return [];
    return [{ kind: 'drill', patternId: latest.patternId, against: latest.against }];
  });
}
