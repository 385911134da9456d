import type { AnswerEvent, WickAnswer, WickFacts } from '@wickwise/contract/assistant';
import type { Knowledge } from '../facts/knowledge.ts';
import { streamText, type Writing } from '../writing/stream-text.ts';
import { type Answer, textOf } from './answer.ts';
import { answerPrompt, GIVES_UP, openPrompt } from './answer-prompt.ts';
import { answerQuestion } from './answer-question.ts';
import { matchQuestion } from './match-question.ts';
import { everyFact } from './pattern-answers.ts';
import type { AskedQuestion } from './subject.ts';

/**
 * Yields the facts of an answer at once, then the answer: a model's, which is checked sentence by sentence, or the
 * built-in one. What is declined is said in our own words. A question that we can't match is a model's to answer, from
 * every fact, or to give up.
 */
export async function* streamAnswer(asked: AskedQuestion, writing: Writing): AsyncGenerator<AnswerEvent> {
  const matched = matchQuestion(asked.question, asked);
  const builtIn = answerQuestion(matched, asked.subject);
  const isOpen = matched.topic === 'unmatched' && writing.write !== null;
  const answer = isOpen ? { ...builtIn, facts: everyFact(asked.subject) } : builtIn;
  yield { name: 'facts', data: factsOf(asked, answer) };
  const prompt = isOpen ? openPrompt(asked, answer) : answerPrompt(asked, answer);
  const text = { knowledge: knowledgeOf(asked, answer), prompt, builtIn: textOf(builtIn), givesUp: GIVES_UP };
  const write = isOpen || builtIn.kind === 'answered' ? writing.write : null;
  for await (const event of streamText(text, { ...writing, write })) {
    if (event.name !== 'done') yield event;
    else
      yield { ...event, data: { ...event.data, kind: event.data.writtenBy === 'model' ? 'answered' : builtIn.kind } };
  }
}

function factsOf({ subject }: AskedQuestion, { facts, drawing }: Answer): WickFacts {
  const { about, source, picture } = subject;
  return { about, facts: [...facts], source, drawing, picture };
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
