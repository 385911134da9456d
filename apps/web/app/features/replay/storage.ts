import type { Decision } from '@wickwise/journal/replay/decision';
import { decide, replayLog } from '@wickwise/journal/replay/session';
import type { ReplayState } from '@wickwise/journal/replay/state';
import { ownedKeys } from '#app/lib/owned-keys.ts';
import { ownedStore } from '#app/lib/owned-store.ts';
import type { Format } from '#app/lib/stored-value.ts';
import { type ReplaySession, setupOf } from './desk/session.ts';
import type { Draft } from './model.ts';

const VERSION = 1;

/** A replay and its state. */
export interface OpenReplay {
  readonly session: ReplaySession;
  readonly state: ReplayState;
}

/** A replay that the browser refuses to store lasts until the page is closed. */
export const replayFormat: Format<OpenReplay | null> = {
  key: ownedKeys.replay,
  empty: null,
  parse: parseReplay,
  serialize: (replay) => (replay === null ? null : JSON.stringify({ version: VERSION, session: replay.session })),
  merge: (_, unsaved) => unsaved,
};

/** The replay that an owner has in this browser; null when there is none. */
export const replayStore = ownedStore(replayFormat);

/** Adds a decision to the log. It must be a valid one: see `findDecisionProblem`. */
export function withDecision(decision: Decision) {
  return (replay: OpenReplay | null): OpenReplay | null =>
    replay && {
      session: {
        ...replay.session,
        log: [...replay.session.log, decision],
        draft: decision.kind === 'open' ? null : (replay.session.draft ?? null),
      },
      state: decide(replay.state, decision),
    };
}

/** Keeps the order being planned; null drops it. */
export function withDraft(draft: Draft | null) {
  return (replay: OpenReplay | null): OpenReplay | null =>
    replay && { ...replay, session: { ...replay.session, draft } };
}

export function openReplay(session: ReplaySession): OpenReplay {
  return { session, state: replayLog(setupOf(session), session.log) };
}

/** Null if the text is not a replay of this version or has invalid decisions. */
function parseReplay(text: string): OpenReplay | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isFields(value) || value.version !== VERSION || !isSession(value.session)) return null;
    return openReplay(value.session);
  } catch {
    return null;
  }
}

function isSession(value: unknown): value is ReplaySession {
  if (!isFields(value) || !isFields(value.source)) return false;
  const { source, candles, log, draft = null } = value;
  const areTexts = [value.id, source.symbol, source.name, source.interval, source.origin].every(isText);
  const areNumbers = [value.shownAtStart, value.costBasisPoints, value.riskPercent].every(Number.isFinite);
  return (
    areTexts && areNumbers && Array.isArray(candles) && candles.every(isCandle) && Array.isArray(log) && isDraft(draft)
  );
}

function isDraft(value: unknown): boolean {
  if (value === null) return true;
  if (!isFields(value) || !(value.direction === 'long' || value.direction === 'short')) return false;
  const { entry, target, stop, riskPercent } = value;
  return [entry ?? 0, target ?? 0, stop, riskPercent].every(Number.isFinite);
}

function isCandle(value: unknown): boolean {
  return Array.isArray(value) && value.length === 6 && value.every(Number.isFinite);
}

const isText = (value: unknown) => typeof value === 'string';

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
