import type { ChartFact } from '@wickwise/contract/assistant';
import type { MarketSource } from '@wickwise/contract/market';
import { ApiError } from '#app/lib/api-client.ts';
import { NOTICES, paragraphsOf, WICK, type WrittenText } from './model.ts';

type ShownText = WrittenText<{ readonly source: MarketSource | null; readonly facts: readonly ChartFact[] }>;

/** What Wick says. Screen readers hear it once it is complete, not sentence by sentence. */
export function AnalysisText({ state }: { state: ShownText }) {
  const { status, text, notice, facts } = state;
  const isWriting = status === 'writing';
  return (
    <div aria-live="polite" aria-busy={isWriting} className="mt-4 max-w-3xl empty:mt-0">
      {status === 'waiting' || (isWriting && text === '') ? <p className="font-medium">{WICK.waiting}</p> : null}
      {status === 'failed' ? <Failure state={state} /> : null}
      {status === 'stopped' ? <p className="text-muted text-md">Stopped. Ask again whenever you like.</p> : null}
      {status === 'done' && notice !== null ? <p className="mb-3 text-muted text-md">{NOTICES[notice]}</p> : null}
      {status !== 'stopped' && text !== '' ? <Paragraphs text={text} /> : null}
      {status === 'done' && facts !== null && facts.facts.length > 0 ? <Author state={state} /> : null}
    </div>
  );
}

function Paragraphs({ text }: { text: string }) {
  return (
    <div className="grid gap-3">
      {paragraphsOf(text).map((paragraph) => (
        <p key={paragraph.slice(0, 40)}>{paragraph}</p>
      ))}
    </div>
  );
}

/** The server says these as Wick would: the limit of a day, and a candle that can't be asked about. */
const OWN_SENTENCES: readonly string[] = ['too_many_requests', 'not_found'];

/** Shows the server's reason after Wick's sentence: when a limit resets, or when to try again. */
function Failure({ state: { error } }: { state: ShownText }) {
  const isOwnSentence = error instanceof ApiError && OWN_SENTENCES.includes(error.code ?? '');
  const reason = error instanceof ApiError ? error.reason : null;
  return (
    <>
      {isOwnSentence ? null : <p className="font-medium">{WICK.failed}</p>}
      {reason === null ? null : <p className={isOwnSentence ? 'font-medium' : 'mt-1 text-md text-soft'}>{reason}</p>}
    </>
  );
}

function Author({ state: { writtenBy, facts } }: { state: ShownText }) {
  const author =
    writtenBy === 'model'
      ? 'Written by an AI model from the facts below; every number was checked against them.'
      : 'Written from the facts below.';
  const source = facts?.source ? ` Prices: ${facts.source.name}.` : '';
  return <p className="mt-3 text-muted text-sm">{author + source}</p>;
}
