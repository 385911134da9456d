// How well the learner model predicts answers: simulated learners and the demonstration accounts, beside guessing the
// learner's mean and beside FSRS alone. Writes the figures into docs/learner-model.md.
import { readFileSync, writeFileSync } from 'node:fs';
import type { LoggedAnswer } from '@wickwise/learning/learner-model/answer-kinds';
import { modelLearner } from '@wickwise/learning/learner-model/learner-model';
import { observe } from '@wickwise/learning/learner-model/observation';
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

function scoreLogs(logs: readonly (readonly LoggedAnswer[])[]): Group['score'] {
  return scoreGroup(logs.map((answers) => observe(answers, LATER)));
}

const simulated = learnerKindNames.map((name) => {
  return { name, logs: simulatedLearners(name, { count: LEARNERS, seed: SEED }).map(simulateLearner) };
});
const groups = simulated.map(({ name, logs }): Group => {
  return { name, score: scoreLogs(logs), mastery: checkMastery(logs, MASTERY_ON) };
});
const demonstration = { name: 'demonstration', score: scoreLogs(await demonstrationAnswers()), mastery: null };
const figures = reportGroups([...groups, demonstration]);
writeFileSync(DOCUMENT, replaceFigures(readFileSync(DOCUMENT, 'utf8'), figures));
console.log(figures);
printSpeed(
  simulated.flatMap(({ logs: [first = []] }, kind) =>
    first.map((answer) => ({ ...answer, id: `${kind} ${answer.id}` })),
  ),
);
