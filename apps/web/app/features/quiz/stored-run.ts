import * as z from 'zod/mini';
import type { QuizRun } from './model.ts';

// By default zod compiles its checks, which the site's content security policy forbids.
z.config({ jitless: true });

const optionId = z.enum(['A', 'B', 'C', 'D']);

const answerReview = z.object({
  chosen: z.nullable(optionId),
  isCorrect: z.boolean(),
  correctAnswer: optionId,
  explanation: z.string(),
  patternType: z.nullable(z.string()),
});

const pair = z.tuple([z.number(), z.number()]);
const candlePicture = z.object({
  candles: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  mark: z.nullable(z.object({ from: z.number(), to: z.number() })),
  lines: z.optional(z.array(z.object({ from: pair, to: pair }))),
  alt: z.string(),
});

const drawnQuiz = z.object({
  questions: z.array(
    z.object({
      id: z.string(),
      question: z.string(),
      options: z.array(z.object({ id: optionId, text: z.string(), description: z.string() })),
      category: z.string(),
      picture: z.nullable(candlePicture),
    }),
  ),
  matching: z.nullable(
    z.object({
      prompt: z.string(),
      items: z.array(z.object({ id: z.string(), name: z.string(), picture: candlePicture })),
      zones: z.array(z.object({ id: z.string(), description: z.string() })),
    }),
  ),
});

const quizRun: z.ZodMiniType<QuizRun> = z.object({
  quizId: z.string(),
  attemptId: z.string(),
  takenBy: z.nullable(z.string()),
  drawn: drawnQuiz,
  startedAt: z.number(),
  finishedAt: z.nullable(z.number()),
  index: z.number(),
  answers: z.record(z.string(), answerReview),
  placements: z.record(z.string(), z.string()),
  matches: z.nullable(z.array(z.object({ zoneId: z.string(), itemId: z.string(), correctItemId: z.string() }))),
});

/** A stored run, or null for an invalid one: another version or a person may have stored it. */
export function parseRun(value: unknown): QuizRun | null {
  return quizRun.safeParse(value).data ?? null;
}
