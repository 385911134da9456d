import { expect, it } from 'vitest';
import { type AnswerKind, answerKinds, type LoggedAnswer, shownBy } from './answer-kinds.ts';
import { type SkillId, skillParts } from './skill.ts';

const base = { id: '1', at: new Date('2026-01-05T18:00:00Z'), day: '2026-01-05' as LoggedAnswer['day'] };
const judged = { ...base, itemId: 'item', isCorrect: true };
const chart = { ...judged, patternId: 'hammer', choices: 4, isNearMiss: false };

const samples: Record<AnswerKind, [answer: LoggedAnswer, skill: SkillId]> = {
  'knowledge-check': [
    { ...judged, kind: 'knowledge-check', patternId: null, topic: 'position-size', isDrawn: true },
    'arithmetic:position-size',
  ],
  matching: [
    { ...base, kind: 'matching', patternId: 'hammer', chosenId: 'doji', offeredIds: ['hammer', 'doji', 'harami'] },
    'recognize:hammer',
  ],
  drill: [{ ...chart, kind: 'drill', question: 'find' }, 'recognize:hammer'],
  flashcard: [{ ...base, kind: 'flashcard', patternId: 'hammer', grade: 'hard' }, 'recognize:hammer'],
  vocabulary: [{ ...base, kind: 'vocabulary', termId: 'gap', question: 'example', isCorrect: true }, 'term:gap'],
  scenario: [
    { ...base, kind: 'scenario', scenarioId: 'fomo', topic: 'psychology', isCorrect: true },
    'decision:psychology',
  ],
  replay: [{ ...judged, kind: 'replay', topic: 'trade-risk' }, 'decision:trade-risk'],
  'trade-review': [{ ...judged, kind: 'trade-review', topic: 'trade-exit' }, 'decision:trade-exit'],
  placement: [{ ...chart, kind: 'placement' }, 'recognize:hammer'],
};

it.each(Object.keys(answerKinds) as AnswerKind[])('an answer of the kind %s shows a skill', (kind) => {
  const [answer, skill] = samples[kind];
  expect(shownBy(answer).skill).toBe(skill);
});

it('a question about how a setup turned out is not one about recognizing the pattern', () => {
  expect(shownBy({ ...chart, kind: 'drill', question: 'outcome' }).skill).toBe('arithmetic:setup-outcome');
});

it('a near miss is another form of question, as it is harder', () => {
  const judge = { ...chart, kind: 'drill', question: 'judge' } as const;
  expect(shownBy({ ...judge, isNearMiss: true }).format).not.toBe(shownBy(judge).format);
});

it('a match with another pattern is wrong and names what was chosen', () => {
  const [match] = samples.matching;
  expect(shownBy(match)).toMatchObject({
    grade: 'again',
    choice: { patternId: 'hammer', chosenId: 'doji' },
    choices: 3,
  });
});

it('a skill’s id names its subjects, also those that are no longer taught', () => {
  expect(skillParts('tell-apart:doji+long-gone')).toEqual({ kind: 'tell-apart', subjects: ['doji', 'long-gone'] });
  expect(skillParts('recognize:hammer')).toEqual({ kind: 'recognize', subjects: ['hammer'] });
});
