import type { AnswerEvent, WickAnswer, WickFacts } from '@wickwise/contract/assistant';
import type { Knowledge } from '../facts/knowledge.ts';
import { streamText, type Writing } from '../writing/stream-text.ts';
import { type Answer, textOf } from './answer.ts';
import { answerPrompt } from './answer-prompt.ts';
import { answerQuestion } from './answer-question.ts';
import { matchQuestion } from './match-question.ts';
import type { AskedQuestion } from './subject.ts';

/**
 * Yields the facts of an answer at once, then the answer: a model's, which is checked sentence by sentence, or the
 * built-in one. What is declined, or can't be answered, is said in our own words.
 */
export async function* streamAnswer(asked: AskedQuestion, writing: Writing): AsyncGenerator<AnswerEvent> {
  const answer = answerQuestion(matchQuestion(asked.question, asked), asked.subject);
  const builtIn = textOf(answer);
  yield { name: 'facts', data: factsOf(asked, answer) };
  const knowledge = knowledgeOf(asked, answer);
  const write = answer.kind === 'answered' ? writing.write : null;
  yield* streamText({ knowledge, prompt: answerPrompt(asked, answer), builtIn }, { ...writing, write });
}

function factsOf({ subject }: AskedQuestion, { kind, facts, drawing }: Answer): WickFacts {
  const { about, source, picture } = subject;
  return { about, kind, facts: [...facts], source, drawing, picture };
}

function knowledgeOf({ subject: { chart, context } }: AskedQuestion, { facts }: Answer): Knowledge {
  const known = { interval: null, trend: null, rsi: null, ...chart?.knowledge };
  return { ...known, facts, figures: context.figures };
}

/** The complete answer, for clients that do not stream it. */
export async function writeAnswer(asked: AskedQuestion, writing: Writing): Promise<WickAnswer> {
  let facts: WickFacts | null = null;
  let answer = '';
  for await (const { name, data } of streamAnswer(asked, writing)) {
    if (name === 'facts') facts = data;
    if (name === 'text') answer += data.text;
    if (name === 'withdrawn') answer = '';
    if (name === 'done' && facts !== null) return { ...facts, answer: answer.trim(), ...data };
  }
  throw new Error('The answer ended without its last event.');
}
