import { sampleScenario } from '@wickwise/curriculum/copy/sample-scenario';
import { scenarios } from '@wickwise/curriculum/scenarios/scenarios';
import { expect, test } from 'vitest';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { ScenarioSample } from './scenario-sample.tsx';

const option = (letter: string) => screen.getByRole('button', { name: new RegExp(`^${letter} ?[A-Z]`) });

test('the sample is judged like a scenario, in the page alone, and can be tried again', async () => {
  const { user } = renderScreen(<ScenarioSample />);
  await user.click(option('D'));
  expect(screen.getByRole('heading', { name: 'Not quite right' })).toBeTruthy();
  expect(screen.getByText('Poor decision, good outcome')).toBeTruthy();
  await user.click(option('B'));
  expect(option('D').getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Start Over' }));
  expect(document.activeElement).not.toBe(document.body);
  await user.click(option('B'));
  expect(screen.getByRole('heading', { name: 'Correct!' })).toBeTruthy();
});

test('the sample is none of the scenarios of Heritage', () => {
  expect(scenarios.map(({ id }) => id)).not.toContain(sampleScenario.id);
});
