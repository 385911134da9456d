import type {
  AnalysisEvent,
  AnalysisNotice,
  AnswerEvent,
  ChartFact,
  FactTopic,
  WickDrawing,
} from '@wickwise/contract/assistant';

/** The progress of a text that Wick writes about some facts. */
export interface WrittenText<Facts> {
  readonly status: 'idle' | 'waiting' | 'writing' | 'done' | 'stopped' | 'failed';
  readonly facts: Facts | null;
  readonly text: string;
  readonly writtenBy: 'built-in' | 'model' | null;
  readonly notice: AnalysisNotice;
  /** Why it failed, where Wick's own sentence does not say so. */
  readonly error: Error | null;
}

export const IDLE: WrittenText<never> = {
  status: 'idle',
  facts: null,
  text: '',
  writtenBy: null,
  notice: null,
  error: null,
};
export const WAITING: WrittenText<never> = { ...IDLE, status: 'waiting' };

/** The facts of an event that comes first. */
export type FactsOf<Event> = Event extends { readonly name: 'facts'; readonly data: infer Facts } ? Facts : never;

/** The state after one more event. */
export function withEvent<Event extends AnalysisEvent | AnswerEvent>(
  state: WrittenText<FactsOf<Event>>,
  event: Event,
): WrittenText<FactsOf<Event>> {
  switch (event.name) {
    case 'facts':
      return { ...state, facts: event.data as FactsOf<Event> };
    case 'text':
      return { ...state, status: 'writing', text: state.text + event.data.text };
    case 'withdrawn':
      return { ...state, text: '' };
    case 'done':
      return { ...state, status: 'done', ...event.data };
    case 'failed':
      return withFailure(state, new Error(event.data.message));
    default:
      // A newer server may send events that this page doesn't know.
      return state;
  }
}

/** An incomplete text is not shown, because the rest of it was never checked. The facts remain. */
export function withFailure<Facts>(state: WrittenText<Facts>, error: Error): WrittenText<Facts> {
  return { ...state, status: 'failed', text: '', error };
}

export function isUnderway({ status }: Pick<WrittenText<unknown>, 'status'>): boolean {
  return status === 'waiting' || status === 'writing';
}

/** The paragraphs of a text. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
}

const TOPICS: Readonly<Record<FactTopic, string>> = {
  price: 'Price',
  candle: 'Candle',
  trend: 'Trend',
  levels: 'Levels',
  indicators: 'Indicators',
  patterns: 'Patterns',
  rules: 'Rules',
  evidence: 'Evidence',
  volatility: 'Volatility',
  volume: 'Volume',
  data: 'Data',
};

/** Facts grouped by topic, in the order in which they arrived. */
export function groupFacts(facts: readonly ChartFact[]): { title: string; facts: readonly ChartFact[] }[] {
  const groups = Map.groupBy(facts, ({ topic }) => topic);
  return [...groups].map(([topic, members]) => ({ title: TOPICS[topic], facts: members }));
}

/** Whether an answer has something to show on the chart. */
export function hasDrawing({ span, readings, levels }: WickDrawing): boolean {
  return span !== null || readings.length > 0 || levels.length > 0;
}

/** Wick's status messages, each with an emoji. */
export const WICK = {
  waiting: 'Hold up, I’m looking at the chart… 👀',
  failed: 'I’m having trouble reading the charts right now. Trust the levels you can see. 🕯️',
} as const;

export const NOTICES: Readonly<Record<NonNullable<AnalysisNotice>, string>> = {
  model_rejected: 'The AI’s draft didn’t match the facts, so I threw it out. This is my own reading.',
  model_language: 'The AI’s draft wasn’t in English, so this is my own reading.',
  model_refused: 'The AI declined to answer, so this is my own reading.',
  model_late: 'The AI that writes for me took too long, so this is my own reading.',
  model_unavailable: 'The AI that writes for me didn’t answer, so this is my own reading.',
};
