// How well the learner model predicts answers: simulated learners and the demonstration accounts, beside guessing the
// learner's mean and beside FSRS alone. Writes the figures into docs/learner-model.md.
import { readFileSync, writeFileSync } from 'node:fs';
import type { LoggedAnswer } from '@wickwise/learning/learner-model/answer-kinds';
import { estimateDifficulties } from '@wickwise/learning/learner-model/difficulty';
import { modelLearner } from '@wickwise/learning/learner-model/learner-model';
import { type Observation, observe } from '@wickwise/learning/learner-model/observation';
import { parseLocalDay } from '@wickwise/learning/local-day';
import { simulateLearner } from '../packages/learning/fixtures/simulated-learner.ts';
import { learnerKindNames, simulatedLearners } from '../packages/learning/fixtures/simulated-learners.ts';
import { demonstrationAnswers } from './learner/demonstration.ts';
import { checkMastery } from './learner/mastery.ts';
import { type Group, reportGroups } from './learner/report.ts';
import { scoreGroup } from './learner/scores.ts';
import { describeMachine } from './rounds.ts';

const DOCUMENT = new URL('../docs/learner-model.md', import.meta.url);
const START = '<!-- figures: written by npm run bench -- learner -->';
const END = '<!-- end of figures -->';
/** Not one of those that the settings were chosen with, 1 to 9. */
const SEED = 271_828;
const LEARNERS = 20;
/** From whom the difficulties are known. */
const OTHERS = 8;
const OTHER_SEED = 314_159;
/** The number of answers after which a learner no longer counts as new. */
const FIRST = 100;
/** The simulation begins on January 5 and lasts 90 days. */
const MASTERY_ON = parseLocalDay('2026-03-06');
const LATER = parseLocalDay('2027-01-01');

function replaceFigures(text: string, figures: string): string {
  const [from, to] = [text.indexOf(START), text.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`docs/learner-model.md needs the lines "${START}" and "${END}".`);
  return `${text.slice(0, from + START.length)}\n\n${figures}\n\n${text.slice(to)}`;
}

function printSpeed(answers: readonly LoggedAnswer[]): void {
  const start = performance.now();
  modelLearner({ answers, today: LATER });
  console.log(
    `${describeMachine()}\nA model of ${answers.length} answers: ${(performance.now() - start).toFixed(0)} ms`,
  );
}

const simulateAll = (count: number, seed: number) =>
  learnerKindNames.map((name) => ({ name, logs: simulatedLearners(name, { count, seed }).map(simulateLearner) }));
const observeAll = (logs: readonly (readonly LoggedAnswer[])[]) => logs.map((answers) => observe(answers, LATER));

const others = simulateAll(OTHERS, OTHER_SEED).flatMap(({ logs }) => observeAll(logs));
const difficulties = new Map([...estimateDifficulties(others)].map(([type, { value }]) => [type, value]));
const score = (observed: readonly (readonly Observation[])[]) => scoreGroup(observed, difficulties);

const simulated = simulateAll(LEARNERS, SEED);
const groups = simulated.map(({ name, logs }): Group => {
  return { name, score: score(observeAll(logs)), mastery: checkMastery(logs, MASTERY_ON) };
});
const begun = simulated.flatMap(({ logs }) => observeAll(logs).map((observations) => observations.slice(0, FIRST)));
const beginning = { name: `all, first ${FIRST} answers`, score: score(begun), mastery: null };
const demonstration = {
  name: 'demonstration',
  score: score(observeAll(await demonstrationAnswers())),
  mastery: null,
};
const figures = reportGroups([...groups, beginning, demonstration]);
writeFileSync(DOCUMENT, replaceFigures(readFileSync(DOCUMENT, 'utf8'), figures));
console.log(figures);
printSpeed(
  simulated.flatMap(({ logs: [first = []] }, kind) =>
    first.map((answer) => ({ ...answer, id: `${kind} ${answer.id}` })),
  ),
);
