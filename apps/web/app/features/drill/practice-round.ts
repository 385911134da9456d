import { DRILL_LENGTH } from '@wickwise/contract/constants';
import { useState } from 'react';
import * as z from 'zod/mini';
import { randomUuid } from '#app/lib/random-uuid.ts';
import { readStored, storeValue } from '#app/lib/storage-area.ts';
import type { Lesson } from '../pattern/public.ts';
import { type BegunDrill, begunDrill, toStore } from './stored-drill.ts';

const KEY = 'wickwise.practice';

/** How many patterns are mixed in a round: nine questions, which take about three minutes. */
const PATTERNS_PER_ROUND = 3;

/** Drills that are taken together: the first question of each, then the second of each. */
export type PracticeRound = readonly BegunDrill[];

/** The learner's round on these patterns, kept while the tab is open; null until it has begun. */
export function usePracticeRound(owner: string | null) {
  const [stored, setStored] = useState(read);
  const round = stored?.every((drill) => drill.owner === owner) ? stored : null;
  const keep = (next: PracticeRound | null) => {
    setStored(next);
    storeValue('sessionStorage', KEY, next?.map(toStore) ?? null);
  };
  const begin = (patternIds: readonly string[]) => keep(beginRound(patternIds, { owner, random: Math.random }));
  return { round, keep, begin };
}

function read(): PracticeRound | null {
  return z.array(begunDrill).safeParse(readStored('sessionStorage', KEY)).data ?? null;
}

interface RoundOptions {
  readonly owner: string | null;
  /** From 0 to below 1. */
  readonly random: () => number;
}

/** A round on some of these patterns, in any order. */
export function beginRound(patternIds: readonly string[], { owner, random }: RoundOptions): PracticeRound {
  const mixed = patternIds.map((patternId) => ({ patternId, at: random() })).sort((one, other) => one.at - other.at);
  return mixed
    .slice(0, PATTERNS_PER_ROUND)
    .map(({ patternId }) => ({ patternId, against: null, owner, drillId: randomUuid(), index: 0, reviews: [] }));
}

/**
 * The patterns to practice: those named, as far as the learner's tier includes them; without any, the completed ones, or
 * for someone who has completed none every one that is included.
 */
export function practicePatterns(lessons: readonly Lesson[], named: readonly string[]): string[] {
  const included = lessons.filter(({ state }) => state !== 'heritage');
  const chosen = [
    included.filter(({ pattern }) => named.includes(pattern.id)),
    included.filter(({ state }) => state === 'completed'),
    included,
  ].find((list) => list.length > 0);
  return (chosen ?? []).map(({ pattern }) => pattern.id);
}

/** Where a round is: which drill, and how many questions there are. */
export interface RoundPlace {
  /** The drill whose question is shown; their number for the results. */
  readonly drill: number;
  /** The questions that are done. */
  readonly done: number;
  readonly total: number;
}

export function placeInRound(round: PracticeRound): RoundPlace {
  const done = round.reduce((sum, { index }) => sum + index, 0);
  const total = round.length * DRILL_LENGTH;
  return { drill: done >= total ? round.length : done % round.length, done, total };
}

/** A round with one of its drills changed. */
export function withDrill(round: PracticeRound, changed: BegunDrill): PracticeRound {
  return round.map((drill) => (drill.drillId === changed.drillId ? changed : drill));
}
