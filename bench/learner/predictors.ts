import { type CardSchedule, recallProbability, scheduleAfter } from '@wickwise/learning/card-schedule';
import { predictAnswer, startTrace, traceObservation } from '@wickwise/learning/learner-model/knowledge-trace';
import type { Observation } from '@wickwise/learning/learner-model/observation';

/** Says how likely the next answer is right, 0 to 1, and is then told the answer. */
export interface Predictor {
  readonly predict: (next: Observation) => number;
  readonly learn: (answer: Observation) => void;
}

/** Of types of questions, from other learners' answers. */
export type Difficulties = ReadonlyMap<string, number>;

export type PredictorName = 'mean' | 'form' | 'fsrs' | 'model' | 'known';

/** The predictors compared. Each starts fresh for a learner and sees only earlier answers. */
export const predictors: Readonly<Record<PredictorName, (difficulties: Difficulties) => Predictor>> = {
  mean: meanPredictor,
  form: formPredictor,
  fsrs: fsrsPredictor,
  model: () => modelPredictor(new Map()),
  known: modelPredictor,
};

/** The share of right answers so far, from one right and one wrong to begin with (Laplace). */
function meanPredictor(): Predictor {
  let [right, answers] = [1, 2];
  return {
    predict: () => right / answers,
    learn: ({ isCorrect }) => {
      right += Number(isCorrect);
      answers += 1;
    },
  };
}

/** The share of right answers to the same form of question, drawn toward the share of all by two answers. */
function formPredictor(): Predictor {
  const overall = meanPredictor();
  const forms = new Map<string, { right: number; answers: number }>();
  const formOf = ({ format }: Observation) => forms.get(format) ?? { right: 0, answers: 0 };
  return {
    predict: (next) => (formOf(next).right + 2 * overall.predict(next)) / (formOf(next).answers + 2),
    learn: (answer) => {
      const { right, answers } = formOf(answer);
      forms.set(answer.format, { right: right + Number(answer.isCorrect), answers: answers + 1 });
      overall.learn(answer);
    },
  };
}

/** What is recalled by FSRS is answered right, and the rest is guessed; the mean for a skill that is new. */
function fsrsPredictor(): Predictor {
  const overall = meanPredictor();
  const memories = new Map<string, CardSchedule>();
  return {
    predict: (next) => {
      const memory = memories.get(next.skills[0]);
      if (memory === undefined) return overall.predict(next);
      const guess = next.choices === null ? 0 : 1 / next.choices;
      return guess + (1 - guess) * recallProbability(memory, next.day);
    },
    learn: (answer) => {
      const { grade, day, skills } = answer;
      const [cardId] = skills;
      memories.set(cardId, scheduleAfter(memories.get(cardId) ?? null, { cardId, grade, day }));
      overall.learn(answer);
    },
  };
}

function modelPredictor(difficulties: Difficulties): Predictor {
  const trace = startTrace(difficulties);
  return {
    predict: (next) => predictAnswer(trace, { ...next, skill: next.skills[0] }),
    learn: (answer) => traceObservation(trace, answer),
  };
}
