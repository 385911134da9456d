import type { WickAnswer, WickFacts } from '@wickwise/contract/assistant';
import { expect, test, vi } from 'vitest';
import { answer, recordedCalls, refusal } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { renderScreen, screen, within } from '#tests/component/render-screen.tsx';
import { AskWick } from './ask-wick.tsx';
import { Conversation } from './conversation.tsx';
import { QUESTIONS } from './questions.ts';

const ROUTE = 'POST /api/ai/ask';
const subject = { kind: 'chart', symbol: 'AAPL', interval: 'D', candle: 1000, pattern: null } as const;
const drawing: WickFacts['drawing'] = {
  span: { from: 1000, to: 1000 },
  readings: [],
  levels: [{ price: 98, label: 'Confirms' }],
};
const facts: WickFacts = {
  about: 'AAPL, candle of Fri, Mar 6, 2026',
  source: { id: 'simulated', name: 'Simulated market', isSimulated: true },
  facts: [{ topic: 'patterns', label: 'Hammer', value: 'candle of Fri, Mar 6, 2026', patternId: 'hammer' }],
  drawing,
  picture: null,
};

/** A whole stream: facts, text, and its end. */
function streamOf(text: string, ends: Pick<WickAnswer, 'writtenBy' | 'notice' | 'kind'>, first = facts): Response {
  const events = [
    ['facts', first],
    ['text', { text }],
    ['done', ends],
  ] as const;
  const body = events.map(([name, data]) => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`).join('');
  return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
}

const builtIn = { kind: 'answered', writtenBy: 'built-in', notice: null } as const;

function show(onDraw = vi.fn()) {
  const shown = renderScreen(<Conversation subject={subject} questions={QUESTIONS.chart} onDraw={onDraw} />);
  return { ...shown, onDraw };
}

test('a chosen question is asked about what is selected, and its answer is drawn', async () => {
  const { user, onDraw } = show();
  answer(ROUTE, () => streamOf('It isn’t a hammer.', builtIn) as never);
  await user.click(screen.getByRole('button', { name: 'Why isn’t this a hammer?' }));
  expect(await screen.findByText('It isn’t a hammer.')).toBeDefined();
  expect(recordedCalls(ROUTE).map(({ body }) => body)).toEqual([{ subject, question: 'Why isn’t this a hammer?' }]);
  expect(screen.getByRole('heading', { level: 3, name: 'Why isn’t this a hammer?' })).toBeDefined();
  expect(screen.getByText(facts.about)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Hammer', hidden: true }).getAttribute('href')).toBe('/learn/hammer');
  await expect.poll(() => onDraw.mock.lastCall).toEqual([drawing]);
});

test('a question is typed and sent with Enter, and the field keeps the focus', async () => {
  const { user } = show();
  answer(ROUTE, () => streamOf('The nearest support is $98.00.', builtIn) as never);
  const field = screen.getByRole('textbox', { name: 'Your question' });
  await user.type(field, '  Where is support?{Enter}');
  expect(await screen.findByText('The nearest support is $98.00.')).toBeDefined();
  expect(recordedCalls(ROUTE)[0]?.body).toMatchObject({ question: 'Where is support?' });
  expect(document.activeElement).toBe(field);
  expect((field as HTMLInputElement).value).toBe('');
});

test('an empty question is not sent', async () => {
  const { user } = show();
  await user.type(screen.getByRole('textbox', { name: 'Your question' }), '   {Enter}');
  await user.click(screen.getByRole('button', { name: 'Ask' }));
  expect(recordedCalls(ROUTE)).toEqual([]);
});

test('an answer is announced once it is complete', async () => {
  const { user } = show();
  answer(ROUTE, () => streamOf('It needs a close above $98.00.', builtIn) as never);
  await user.click(screen.getByRole('button', { name: 'What would confirm it?' }));
  const said = await screen.findByText('It needs a close above $98.00.');
  const live = said.closest('[aria-live=polite]');
  expect(live).not.toBe(null);
  await expect.poll(() => live?.getAttribute('aria-busy')).toBe('false');
});

test('a drawing is hidden and shown again', async () => {
  const { user, onDraw } = show();
  answer(ROUTE, () => streamOf('It isn’t a hammer.', builtIn) as never);
  await user.click(screen.getByRole('button', { name: 'Why isn’t this a hammer?' }));
  const hide = await screen.findByRole('button', { name: 'Hide on the chart', pressed: true });
  await user.click(hide);
  await expect.poll(() => onDraw.mock.lastCall).toEqual([null]);
  await user.click(screen.getByRole('button', { name: 'Show on the chart', pressed: false }));
  await expect.poll(() => onDraw.mock.lastCall).toEqual([drawing]);
});

test('a second question leaves the first answer in place and draws its own', async () => {
  const { user, onDraw } = show();
  answer(ROUTE, () => streamOf('First answer.', builtIn) as never);
  await user.click(screen.getByRole('button', { name: 'What would confirm it?' }));
  await screen.findByText('First answer.');
  const other = { ...drawing, levels: [{ price: 90, label: 'Cancels' }] };
  answer(ROUTE, () => streamOf('Second answer.', builtIn, { ...facts, drawing: other }) as never);
  await user.click(screen.getByRole('button', { name: 'Where is this wrong?' }));
  expect(await screen.findByText('Second answer.')).toBeDefined();
  expect(screen.getByText('First answer.')).toBeDefined();
  await expect.poll(() => onDraw.mock.lastCall).toEqual([other]);
});

test.each([
  ['model_rejected', /didn’t match the facts/],
  ['model_language', /wasn’t in English/],
  ['model_refused', /declined to answer/],
  ['model_late', /took too long/],
  ['model_unavailable', /didn’t answer/],
] as const)('Wick says why its own answer took the place of a model’s: %s', async (notice, words) => {
  const { user } = show();
  answer(ROUTE, () => streamOf('My own answer.', { ...builtIn, notice }) as never);
  await user.click(screen.getByRole('button', { name: 'How often does this happen by chance?' }));
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.getByText('My own answer.')).toBeDefined();
});

test('the limit of a day, and a candle that is still open, are said in the server’s words alone', async () => {
  const { user } = show();
  answer(ROUTE, refusal('not_found', 'That candle is still open.') as never);
  await user.click(screen.getByRole('button', { name: 'What would confirm it?' }));
  expect(await screen.findByText('That candle is still open.')).toBeDefined();
  expect(screen.queryByText(/trouble reading the charts/)).toBe(null);
});

const lesson = { kind: 'lesson', patternId: 'hammer' } as const;
const picture: WickFacts['picture'] = { candles: [[10, 12, 9, 11]], mark: { from: 0, to: 0 }, alt: 'One candle.' };

test('on a lesson, the answer is scrolled to, and drawn on a picture of its own', async () => {
  // As newer browsers do.
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(Promise.resolve() as never);
  answer('GET /api/auth/user', people.heritage);
  const { user } = renderScreen(<AskWick subject={lesson} title="Ask Wick about this lesson" />);
  await user.click(await screen.findByText('Ask Wick about this lesson'));
  const span = { from: 0, to: 0 };
  const shown = { ...facts, source: null, picture, drawing: { span, readings: [], levels: [] } };
  answer(ROUTE, () => streamOf('It needs a close above its high.', builtIn, shown) as never);
  await user.click(await screen.findByRole('button', { name: 'What would confirm it?' }));
  const card = (await screen.findByText('It needs a close above its high.')).closest('article') as HTMLElement;
  expect(await within(card).findByRole('img', { name: 'One candle.' })).toBeDefined();
  expect(recordedCalls(ROUTE)[0]?.body).toMatchObject({ subject: lesson });
  expect(scroll.mock.contexts).toContain(card);
  scroll.mockRestore();
});

test.each(['visitor', 'genesis', 'refunded'] as const)('a %s learner isn’t offered Wick on a lesson', async (role) => {
  answer('GET /api/auth/user', role === 'visitor' ? refusal('not_signed_in') : people[role]);
  renderScreen(<AskWick subject={lesson} title="Ask Wick about this lesson" />);
  await expect.poll(() => recordedCalls('GET /api/auth/user').length).toBe(1);
  expect(screen.queryByText('Ask Wick about this lesson')).toBe(null);
});
