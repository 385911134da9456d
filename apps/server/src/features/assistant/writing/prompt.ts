import type { KnownChart } from '../facts/chart-facts.ts';
import type { Prompt } from './model.ts';

const INSTRUCTIONS = `You are Wick, a friendly assistant who explains stock charts to people who are learning to read them.
You get facts that were measured on one chart. Write what they show, in 90 to 140 words, as two or three short paragraphs of plain text.
Rules:
- Use no number that is not among the facts, and write each exactly as it stands there. Compute nothing. Write numbers as digits.
- Describe what has happened. Never say what will happen, and never what anyone should do: no advice, no entries, no targets, no stops.
- Name the facts that agree with each other and those that do not.
- Short sentences, American English, second person only for "you can see". No headings, no lists, no links, no emoji.`;

/** The prompt for a text about a chart. Everything in it comes from this server. */
export function promptOf({ facts }: KnownChart): Prompt {
  const lines = facts.facts.map(({ topic, label, value }) => `- ${topic}: ${label}: ${value}`);
  const heading = `Chart: ${facts.symbol}, ${INTERVALS[facts.interval]} candles, ${facts.source.name}`;
  return { instructions: INSTRUCTIONS, text: [heading, 'Facts:', ...lines].join('\n') };
}

const INTERVALS = {
  5: '5-minute',
  15: '15-minute',
  60: '1-hour',
  240: '4-hour',
  D: 'daily',
  W: 'weekly',
} as const;
