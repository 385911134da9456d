import { beforeEach, expect, test } from 'vitest';
import { VISITOR } from '#app/lib/owned-store.ts';
import { answer, recordedCalls, refusal, unreachable } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { act, renderScreen, screen, waitFor } from '#tests/component/render-screen.tsx';
import { unsentDecisionStore } from './public.ts';
import { useRecordDecisions } from './queries.ts';
import { useMergeVisitorDecisions, useSendUnsentDecisions } from './send-decisions.ts';

const SEND = 'POST /api/decisions';
const keptOf = (owner: string) => unsentDecisionStore(owner).getState().value;
const sent = () => recordedCalls(SEND).map(({ body }) => (body as { decisions: { id: string }[] }).decisions);

function Trading() {
  const record = useRecordDecisions();
  const decisions = [{ topic: 'trade-risk', isKept: true } as const, { topic: 'trade-exit', isKept: false } as const];
  return (
    <button type="button" onClick={() => record([{ source: 'replay', tradeId: '17-0', decisions }])}>
      Close
    </button>
  );
}

function Sending() {
  useSendUnsentDecisions(people.heritage.id);
  useMergeVisitorDecisions();
  return null;
}

/** Closes a trade as someone. */
async function closeTrade(who: 'visitor' | 'heritage') {
  answer('GET /api/auth/user', people[who]);
  const viewer = people[who];
  const { user } = renderScreen(<Trading />, viewer ? { viewer } : {});
  await user.click(screen.getByRole('button', { name: 'Close' }));
}

beforeEach(() => {
  for (const owner of [VISITOR, people.heritage.id]) unsentDecisionStore(owner).change(() => []);
});

test('what a learner decided is sent without a price or a symbol, and leaves the browser', async () => {
  answer(SEND, { added: 2 });
  await closeTrade('heritage');
  await waitFor(() => expect(keptOf(people.heritage.id)).toEqual([]));
  const at = { decidedAt: expect.any(String) };
  expect(sent()).toEqual([
    [
      { id: 'replay:17-0:trade-risk', source: 'replay', topic: 'trade-risk', isKept: true, ...at },
      { id: 'replay:17-0:trade-exit', source: 'replay', topic: 'trade-exit', isKept: false, ...at },
    ],
  ]);
});

test('what was decided offline is kept, and sent once the network is back', async () => {
  answer(SEND, unreachable);
  await closeTrade('heritage');
  renderScreen(<Sending />, { viewer: people.heritage });
  await waitFor(() => expect(sent().length).toBeGreaterThan(0));
  expect(keptOf(people.heritage.id)).toHaveLength(2);
  answer(SEND, { added: 2 });
  act(() => void window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(keptOf(people.heritage.id)).toEqual([]));
});

test('what a visitor decided stays in the browser until they sign in, and can be sent again', async () => {
  await closeTrade('visitor');
  expect([keptOf(VISITOR).length, sent()]).toEqual([2, []]);
  answer('GET /api/auth/user', people.heritage);
  answer(SEND, refusal('unavailable'));
  const { user } = renderScreen(<Sending />, { viewer: people.heritage });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(keptOf(VISITOR)).toHaveLength(2);
  answer(SEND, { added: 2 });
  await user.click(retry);
  expect(await screen.findByText('Your rule checks are now in your account')).toBeTruthy();
  expect([keptOf(VISITOR), sent().at(-1)?.length]).toEqual([[], 2]);
});
