import type { LoggedAnswer } from '@wickwise/learning/learner-model/answer-kinds';
import { modelLearner } from '@wickwise/learning/learner-model/learner-model';
import { recognizing } from '@wickwise/learning/learner-model/skill';
import { addDays, type LocalDay } from '@wickwise/learning/local-day';

/** What learners of a kind mastered by a day, and how they did on it afterward. */
export interface MasteryCheck {
  readonly practiced: number;
  readonly mastered: number;
  /** Right answers to new charts of mastered patterns in the following month, and all of those answers. */
  readonly right: number;
  readonly answers: number;
}

const DAYS_AFTER = 30;

/** Checks the word "mastered" against what was answered later. */
export function checkMastery(learners: readonly (readonly LoggedAnswer[])[], today: LocalDay): MasteryCheck {
  const checks = learners.map((answers) => checkLearner(answers, today));
  const sum = (count: (check: MasteryCheck) => number) => checks.reduce((total, check) => total + count(check), 0);
  return {
    practiced: sum(({ practiced }) => practiced),
    mastered: sum(({ mastered }) => mastered),
    right: sum(({ right }) => right),
    answers: sum(({ answers }) => answers),
  };
}

function checkLearner(answers: readonly LoggedAnswer[], today: LocalDay): MasteryCheck {
  const { skills } = modelLearner({ answers: answers.filter(({ day }) => day <= today), today });
  const patterns = [...skills.values()].filter(({ skill }) => skill.startsWith('recognize:'));
  const mastered = new Set(patterns.flatMap(({ status, skill }) => (status === 'mastered' ? skill : [])));
  const until = addDays(today, DAYS_AFTER);
  const later = answers
    .filter((answer) => answer.kind === 'drill' && answer.day > today && answer.day <= until)
    .filter((answer) => answer.kind === 'drill' && mastered.has(recognizing(answer.patternId)));
  const right = later.filter((answer) => answer.kind === 'drill' && answer.isCorrect).length;
  return { practiced: patterns.length, mastered: mastered.size, right, answers: later.length };
}
