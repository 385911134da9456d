import type { ScenarioReview } from '@wickwise/contract/scenario';
import { scenarios } from '@wickwise/curriculum/scenarios/scenarios';
import { listScenarios } from '../../apps/server/src/features/scenario/data.ts';
import { reviewOf } from '../../apps/server/src/features/scenario/rules.ts';
import Scenarios from '../../apps/web/app/routes/scenario/scenarios.tsx';
import { answer } from './answers.ts';
import { stats } from './people.ts';
import { renderScreen, screen } from './render-screen.tsx';

export const LIST = 'GET /api/scenarios';
export const ANSWERED = 'GET /api/scenarios/answers';
export const ANSWER = 'POST /api/scenarios/:scenarioId/answers';

export const entries = listScenarios();
const [head, next] = scenarios;
if (head === undefined || next === undefined) throw new Error('There are no scenarios.');
/** The first scenario, in which `c` is right and loses the planned 140. */
export const first = head;
export const second = next;

/** The server's verdict on a choice in the first scenario. */
export function judged(chosen: 'a' | 'b' | 'c' | 'd'): ScenarioReview {
  const isCorrect = chosen === 'c';
  const entries = isCorrect ? [{ cause: 'scenario-solved:position-sizing', points: 20 }] : [];
  return {
    chosen,
    isCorrect,
    isFirstAttempt: true,
    answered: { scenarioId: first.id, isSolved: isCorrect },
    ...reviewOf(first),
    earned: { entries, stats, celebrations: [] },
  };
}

export function renderScenarios() {
  answer(LIST, entries);
  answer(ANSWERED, []);
  return renderScreen(<Scenarios />, { at: '/scenarios' });
}

export const title = (name: string) => screen.findByText(name, { selector: 'h2' });
export const button = (name: string | RegExp) => screen.getByText(name, { selector: 'button' });
export const option = (index: number) => {
  const found = document.querySelectorAll<HTMLButtonElement>('ol button')[index];
  if (found === undefined) throw new Error(`There is no option ${index}.`);
  return found;
};
export const page = () => document.body.textContent ?? '';
