import type { Observation } from '@wickwise/learning/learner-model/observation';
import { type Difficulties, type Predictor, type PredictorName, predictors } from './predictors.ts';

interface Prediction {
  readonly chance: number;
  readonly isCorrect: boolean;
}

/** How well a predictor did. */
export interface Score {
  /** The mean of −ln of the probability given to what happened: 0 the best, 0.69 for a coin. */
  readonly logLoss: number;
  /** Expected calibration error in percentage points, over ten bins (Naeini, Cooper and Hauskrecht, AAAI 2015). */
  readonly calibrationError: number;
}

/** A group of learners. */
export interface GroupScore {
  readonly answers: number;
  /** 0 to 1. */
  readonly shareRight: number;
  readonly scores: Readonly<Record<PredictorName, Score>>;
  readonly learners: number;
  /** Of the learners, those whose answers the model predicts better than their mean. */
  readonly modelBeatsMean: number;
}

/** No prediction is taken as certain, so that one wrong answer can't decide everything. */
const SUREST = 0.99;
const BINS = 10;
const names = Object.keys(predictors) as PredictorName[];

/** Every answer predicted from those before it. */
export function scoreGroup(learners: readonly (readonly Observation[])[], difficulties: Difficulties): GroupScore {
  const predicted = learners.map((observations) => {
    return Object.fromEntries(
      names.map((name) => [name, predictAll(observations, predictors[name](difficulties))]),
    ) as Record<PredictorName, Prediction[]>;
  });
  const all = (name: PredictorName) => predicted.flatMap((own) => own[name]);
  const answers = all('mean');
  return {
    answers: answers.length,
    shareRight: answers.filter(({ isCorrect }) => isCorrect).length / answers.length,
    scores: Object.fromEntries(names.map((name) => [name, scoreOf(all(name))])) as Record<PredictorName, Score>,
    learners: learners.length,
    modelBeatsMean: predicted.filter(({ model, mean }) => logLoss(model) < logLoss(mean)).length,
  };
}

function predictAll(observations: readonly Observation[], predictor: Predictor): Prediction[] {
  return observations.map((observation) => {
    const chance = Math.min(SUREST, Math.max(1 - SUREST, predictor.predict(observation)));
    predictor.learn(observation);
    return { chance, isCorrect: observation.isCorrect };
  });
}

function scoreOf(predictions: readonly Prediction[]): Score {
  return { logLoss: logLoss(predictions), calibrationError: calibrationError(predictions) };
}

function logLoss(predictions: readonly Prediction[]): number {
  const losses = predictions.map(({ chance, isCorrect }) => -Math.log(isCorrect ? chance : 1 - chance));
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length;
}

function calibrationError(predictions: readonly Prediction[]): number {
  const bins = Array.from({ length: BINS }, (_, bin) =>
    predictions.filter(({ chance }) => Math.floor(chance * BINS) === bin),
  );
  const off = bins.map((bin) =>
    Math.abs(bin.reduce((sum, { chance, isCorrect }) => sum + chance - Number(isCorrect), 0)),
  );
  return (100 * off.reduce((sum, part) => sum + part, 0)) / predictions.length;
}
