import type { AnalysisEvent, AnalysisNotice, ChartFact, ChartFacts, FactTopic } from '@wickwise/contract/assistant';

/** The progress of an analysis. */
export interface AnalysisState {
  readonly status: 'idle' | 'waiting' | 'writing' | 'done' | 'stopped' | 'failed';
  readonly facts: ChartFacts | null;
  readonly text: string;
  readonly writtenBy: 'built-in' | 'model' | null;
  readonly notice: AnalysisNotice;
  /** Why it failed, where Wick's own sentence does not say so. */
  readonly error: Error | null;
}

export const IDLE: AnalysisState = {
  status: 'idle',
  facts: null,
  text: '',
  writtenBy: null,
  notice: null,
  error: null,
};
export const WAITING: AnalysisState = { ...IDLE, status: 'waiting' };

/** The state after one more event. */
export function withEvent(state: AnalysisState, event: AnalysisEvent): AnalysisState {
  switch (event.name) {
    case 'facts':
      return { ...state, facts: event.data };
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
      event satisfies never;
      return state;
  }
}

/** An incomplete text is not shown, because the rest of it was never checked. The facts remain. */
export function withFailure(state: AnalysisState, error: Error): AnalysisState {
  return { ...state, status: 'failed', text: '', error };
}

export function isUnderway({ status }: AnalysisState): boolean {
  return status === 'waiting' || status === 'writing';
}

/** The paragraphs of a text. */
export function paragraphsOf(text: string): string[] {
  return text.split(/\n{2,}/).filter((paragraph) => paragraph.trim() !== '');
}

const TOPICS: Readonly<Record<FactTopic, string>> = {
  price: 'Price',
  candle: 'Candle',
  rules: 'Rules',
  evidence: 'Evidence',
  trend: 'Trend',
  levels: 'Levels',
  indicators: 'Indicators',
  patterns: 'Patterns',
  volatility: 'Volatility',
  volume: 'Volume',
  data: 'Data',
};

/** Facts grouped by topic, in the order in which they arrived. */
export function groupFacts(facts: readonly ChartFact[]): { title: string; facts: readonly ChartFact[] }[] {
  const groups = Map.groupBy(facts, ({ topic }) => topic);
  return [...groups].map(([topic, members]) => ({ title: TOPICS[topic], facts: members }));
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
