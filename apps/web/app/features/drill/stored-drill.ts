import type { DrillReview } from '@wickwise/contract/drill';
import { useState } from 'react';
import * as z from 'zod/mini';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { readStored, storeValue } from '#app/lib/storage-area.ts';

// By default zod compiles its checks, which the site's content security policy forbids.
z.config({ jitless: true });

const KEY = 'wickwise.drill';

/** A drill that was begun, and the learner's place in it. */
export interface BegunDrill {
  readonly patternId: string;
  /** The pattern to tell it from; null for a drill on one pattern. */
  readonly against: string | null;
  readonly drillId: string;
  /** The id of the learner, whose questions these are; null for a visitor. */
  readonly owner: string | null;
  /** The question that is shown, counted from 0; their number for the results. */
  readonly index: number;
  readonly reviews: readonly DrillReview[];
}

const pair = z.tuple([z.number(), z.number()]);
const picture = z.object({
  candles: z.array(z.tuple([z.number(), z.number(), z.number(), z.number()])),
  mark: z.nullable(z.object({ from: z.number(), to: z.number() })),
  lines: z.optional(z.array(z.object({ from: pair, to: pair }))),
  alt: z.string(),
});
const check = z.object({
  rule: z.string(),
  measured: z.nullable(z.string()),
  bound: z.string(),
  met: z.nullable(z.boolean()),
});
export const begunDrill: z.ZodMiniType<BegunDrill> = z.object({
  patternId: z.string(),
  against: z._default(z.nullable(z.string()), null),
  drillId: z.string(),
  owner: z.nullable(z.string()),
  index: z.number(),
  reviews: z.array(
    z.object({
      chosen: z.string(),
      isCorrect: z.boolean(),
      answer: z.string(),
      explanation: z.string(),
      notes: z.record(z.string(), z.string()),
      picture,
      checks: z.array(check),
      earned: z.null(),
    }),
  ),
});

/** The learner's drill on this pattern, kept while the tab is open; null for none. */
export function useBegunDrill(subject: Pick<BegunDrill, 'patternId' | 'against' | 'owner'>) {
  const [stored, setStored] = useState(read);
  const drill = stored !== null && isAbout(stored, subject) ? stored : null;
  const keep = (next: BegunDrill | null) => {
    setStored(next);
    store(next);
  };
  const begin = () => keep({ ...subject, drillId: randomUuid(), index: 0, reviews: [] });
  return { drill, keep, begin };
}

/** Drops the drill that this tab keeps. */
export function forgetDrill(): void {
  store(null);
}

function isAbout(drill: BegunDrill, subject: Pick<BegunDrill, 'patternId' | 'against' | 'owner'>): boolean {
  const { patternId, against, owner } = subject;
  return drill.patternId === patternId && drill.against === against && drill.owner === owner;
}

function read(): BegunDrill | null {
  return begunDrill.safeParse(readStored('sessionStorage', KEY)).data ?? null;
}

function store(drill: BegunDrill | null): void {
  storeValue('sessionStorage', KEY, drill && toStore(drill));
}

/** Without what the last answer earned: the server says that again when the answer is sent again. */
export function toStore(drill: BegunDrill): BegunDrill {
  const reviews = drill.reviews.filter(({ earned }) => earned === null);
  return { ...drill, reviews, index: Math.min(drill.index, reviews.length) };
}
