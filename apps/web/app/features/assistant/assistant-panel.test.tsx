import type { AnalysisEvents, ChartFacts } from '@wickwise/contract/assistant';
import type { MarketSource } from '@wickwise/contract/market';
import { describe, expect, test } from 'vitest';
import { answer, recordedCalls, refusal, unreachable } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { cleanup, renderScreen, screen } from '#tests/component/render-screen.tsx';
import { AssistantPanel } from './assistant-panel.tsx';

const ROUTE = 'POST /api/ai/analyze-chart';
const facts: ChartFacts = {
  symbol: 'AAPL',
  interval: '60',
  fetchedAt: '2026-03-09T15:02:30.000Z',
  problem: null,
  source: { id: 'simulated', name: 'Simulated market', isSimulated: true },
  facts: [
    { topic: 'levels', label: 'Support', value: '$334.76, turned there 6 times', patternId: null },
    { topic: 'patterns', label: 'Doji', value: 'candle of Fri, Mar 6, 2026', patternId: 'doji' },
  ],
};

/** A stream whose events the test sends one by one. */
function openStream() {
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>> | undefined;
  let isClosed = false;
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (started) => {
      controller = started;
    },
    cancel: () => {
      isClosed = true;
    },
  });
  const send = <Name extends keyof AnalysisEvents>(name: Name, data: AnalysisEvents[Name]) =>
    controller?.enqueue(new TextEncoder().encode(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`));
  return {
    response: new Response(body, { headers: { 'content-type': 'text/event-stream' } }),
    send,
    end: () => controller?.close(),
    isClosed: () => isClosed,
  };
}

const simulated: MarketSource = { id: 'simulated', name: 'Simulated market', isSimulated: true };

function showPanel(as: keyof typeof people = 'heritage', source: MarketSource | null = simulated) {
  answer('GET /api/auth/user', as === 'visitor' ? refusal('not_signed_in') : people[as]);
  return renderScreen(
    <AssistantPanel
      symbol="AAPL"
      interval="60"
      selected={null}
      source={source}
      onDraw={() => {}}
      onSelectChart={() => {}}
    />,
  );
}

/** The panel after a learner's request, with its response stream. */
async function ask() {
  const stream = openStream();
  const shown = showPanel();
  answer(ROUTE, () => stream.response as never);
  await shown.user.click(await screen.findByRole('button', { name: 'Ask Wick about AAPL' }));
  return { ...shown, stream };
}

describe('while Wick works', () => {
  test('while Wick works, it says so and its button is busy', async () => {
    await ask();
    expect(screen.getByText('Hold up, I’m looking at the chart… 👀')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Analyzing…' }).getAttribute('aria-disabled')).toBe('true');
    expect(recordedCalls(ROUTE).map(({ body }) => body)).toEqual([{ symbol: 'AAPL', interval: '60' }]);
  });

  test('the facts show at once, then the text as it is written', async () => {
    const { stream } = await ask();
    stream.send('facts', facts);
    expect(await screen.findByText('$334.76, turned there 6 times')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Doji' }).getAttribute('href')).toBe('/learn/doji');
    stream.send('text', { text: 'AAPL closed ' });
    expect(await screen.findByText('AAPL closed')).toBeDefined();
    expect(screen.queryByText(/Hold up/)).toBe(null);
    stream.send('text', { text: 'higher.\n\nRSI is 48.1.' });
    stream.send('done', { writtenBy: 'model', notice: null });
    expect(await screen.findByText('AAPL closed higher.')).toBeDefined();
    expect(screen.getByText('RSI is 48.1.')).toBeDefined();
    expect(screen.getByText(/every number was checked.*Prices: Simulated market/)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Ask Wick again' })).toBeDefined();
  });

  test('stopping Wick ends the connection', async () => {
    const { user, stream } = await ask();
    stream.send('facts', facts);
    await screen.findByText(/The facts I used/);
    await user.click(screen.getByRole('button', { name: 'Stop' }));
    expect(screen.getByText(/Stopped/)).toBeDefined();
    stream.send('text', { text: 'Too late.' });
    await expect.poll(stream.isClosed).toBe(true);
    expect(screen.queryByText('Too late.')).toBe(null);
  });
});

test('leaving the screen ends the connection', async () => {
  const { stream } = await ask();
  stream.send('facts', facts);
  await screen.findByText(/The facts I used/);
  cleanup();
  stream.send('text', { text: 'Nobody reads this.' });
  await expect.poll(stream.isClosed).toBe(true);
});

describe('where the prices come from', () => {
  test('simulated prices are called simulated', async () => {
    showPanel();
    expect(await screen.findByText(/^I measure the chart’s simulated prices/)).toBeDefined();
    expect(screen.queryByText(/real-time/)).toBe(null);
  });

  test('prices of a provider are real-time', async () => {
    showPanel('heritage', { id: 'yahoo', name: 'Yahoo Finance', isSimulated: false });
    expect(
      await screen.findByText(/^I use real-time prices from the chart’s market-data provider, Yahoo Finance/),
    ).toBeDefined();
  });

  test('before the source is known, nothing is said about it', async () => {
    showPanel('heritage', null);
    expect(await screen.findByText(/^I measure Wickwise’s own prices/)).toBeDefined();
  });
});

describe('a text that failed its check', () => {
  test('a rejected text is removed, and Wick says whose text replaced it', async () => {
    const { stream } = await ask();
    stream.send('facts', facts);
    stream.send('text', { text: 'The model’s first sentence. ' });
    expect(await screen.findByText('The model’s first sentence.')).toBeDefined();
    stream.send('withdrawn', {});
    stream.send('text', { text: 'My own reading.' });
    stream.send('done', { writtenBy: 'built-in', notice: 'model_rejected' });
    expect(await screen.findByText('My own reading.')).toBeDefined();
    expect(screen.queryByText(/first sentence/)).toBe(null);
    expect(screen.getByText(/didn’t match the facts/)).toBeDefined();
  });
});

describe('when Wick fails', () => {
  const TROUBLE = 'I’m having trouble reading the charts right now. Trust the levels you can see. 🕯️';

  test.each([
    ['the market has no data', () => refusal('market_unavailable', 'Our provider isn’t answering.'), /isn’t answering/],
    ['the server is out of reach', unreachable, null],
  ])('when %s, Wick says so', async (_, response, reason) => {
    const { user } = showPanel();
    answer(ROUTE, response as never);
    await user.click(await screen.findByRole('button', { name: 'Ask Wick about AAPL' }));
    expect(await screen.findByText(TROUBLE)).toBeDefined();
    if (reason !== null) expect(screen.getByText(reason)).toBeDefined();
    expect(screen.getByRole('button', { name: 'Ask Wick again' })).toBeDefined();
  });

  test('when Wick fails in the middle, the unfinished text is removed and the facts stay', async () => {
    const { stream } = await ask();
    stream.send('facts', facts);
    stream.send('text', { text: 'Half a sen' });
    await screen.findByText('Half a sen');
    stream.end();
    expect(await screen.findByText(TROUBLE)).toBeDefined();
    expect(screen.queryByText('Half a sen')).toBe(null);
    expect(screen.getByText('$334.76, turned there 6 times')).toBeDefined();
  });

  test('the daily limit is shown in the server’s words', async () => {
    const { user } = showPanel();
    answer(ROUTE, refusal('too_many_requests', 'You’ve used all 40 readings for today.') as never);
    await user.click(await screen.findByRole('button', { name: 'Ask Wick about AAPL' }));
    expect(await screen.findByText('You’ve used all 40 readings for today.')).toBeDefined();
    expect(screen.queryByText(TROUBLE)).toBe(null);
  });
});

describe('without Heritage', () => {
  const LOCKED = "AI chart analysis is exclusive to Heritage tier members. Upgrade to unlock the assistant's insights.";

  test.each(['visitor', 'genesis', 'refunded'] as const)('a %s learner sees the locked panel', async (role) => {
    showPanel(role);
    expect(await screen.findByText(LOCKED)).toBeDefined();
    expect(screen.getByRole('link', { name: 'Upgrade to Heritage' }).getAttribute('href')).toBe('/subscribe');
    expect(screen.queryByRole('button')).toBe(null);
  });

  test('a learner whose Heritage has since ended finds out when they ask', async () => {
    const { user } = showPanel();
    answer(ROUTE, refusal('heritage_required') as never);
    await user.click(await screen.findByRole('button', { name: 'Ask Wick about AAPL' }));
    expect(await screen.findByText(LOCKED)).toBeDefined();
  });
});
