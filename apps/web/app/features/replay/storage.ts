import type { Decision } from '@wickwise/journal/replay/decision';
import { decide, replayLog } from '@wickwise/journal/replay/session';
import type { ReplayState } from '@wickwise/journal/replay/state';
import { findSetAside, lazyStore, moveAside, readItem, writeItem } from '#app/lib/browser-storage.ts';
import { createObservable } from '#app/lib/observable.ts';
import { type ReplaySession, setupOf } from './desk/session.ts';

export const REPLAY_KEY = 'wickwise.replay';
const VERSION = 1;

/** A replay and its state. */
export interface OpenReplay {
  readonly session: ReplaySession;
  readonly state: ReplayState;
}

/** The replay of this browser. */
export interface ReplayStorageState {
  /** Null when there is none. */
  readonly replay: OpenReplay | null;
  /** Whether the browser failed to store the last decision, which then lasts until this page is closed. */
  readonly isUnsaved: boolean;
  /** The key under which a replay that could not be read was kept, or null when there is none. */
  readonly setAsideAs: string | null;
}

export const NO_REPLAY: ReplayStorageState = { replay: null, isUnsaved: false, setAsideAs: null };

export interface ReplayStore {
  /** The same object until something changes. */
  read(): ReplayStorageState;
  start(session: ReplaySession): void;
  /** Adds a decision to the log. It must be a valid one: see `findDecisionProblem`. */
  decide(decision: Decision): void;
  /** Deletes the replay. */
  remove(): void;
  deleteSetAside(): void;
  /** Reads again, after another tab wrote. */
  reload(): void;
  subscribe(listener: () => void): () => void;
}

/** Keeps a replay in `storage`; where the browser forbids it (`null`) it lasts until the page is closed. */
export function createReplayStore(storage: Storage | null): ReplayStore {
  const { read, publish, subscribe } = createObservable(load(storage));
  const keep = (replay: OpenReplay) => {
    // Unreadable content that could not be moved is not overwritten.
    const isSaved = read().setAsideAs !== REPLAY_KEY && save(storage, replay.session);
    publish({ ...read(), replay, isUnsaved: !isSaved });
  };
  return {
    read,
    start: (session) => keep(openReplay(session)),
    decide: (decision) => {
      const { replay } = read();
      if (replay === null) return;
      const { session, state } = replay;
      keep({ session: { ...session, log: [...session.log, decision] }, state: decide(state, decision) });
    },
    remove: () => {
      if (read().setAsideAs !== REPLAY_KEY) storage?.removeItem(REPLAY_KEY);
      publish({ ...read(), replay: null, isUnsaved: false });
    },
    deleteSetAside: () => {
      const { setAsideAs } = read();
      if (setAsideAs !== null) storage?.removeItem(setAsideAs);
      publish({ ...read(), setAsideAs: findSetAside(storage, REPLAY_KEY) });
    },
    reload: () => publish(load(storage)),
    subscribe,
  };
}

/** The store of this browser, opened on first use and synchronized with other tabs. */
export const replayStore = lazyStore(REPLAY_KEY, createReplayStore);

function openReplay(session: ReplaySession): OpenReplay {
  return { session, state: replayLog(setupOf(session), session.log) };
}

function load(storage: Storage | null): ReplayStorageState {
  const text = readItem(storage, REPLAY_KEY);
  const replay = text === null ? null : parseReplay(text);
  if (storage !== null && text !== null && replay === null)
    return { ...NO_REPLAY, setAsideAs: moveAside(storage, REPLAY_KEY) ?? REPLAY_KEY };
  return { replay, isUnsaved: false, setAsideAs: findSetAside(storage, REPLAY_KEY) };
}

function save(storage: Storage | null, session: ReplaySession): boolean {
  return writeItem(storage, REPLAY_KEY, JSON.stringify({ version: VERSION, session }));
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
  const { source, candles, log } = value;
  const areTexts = [value.id, source.symbol, source.name, source.interval, source.origin].every(isText);
  const areNumbers = [value.shownAtStart, value.costBasisPoints, value.riskPercent].every(Number.isFinite);
  return areTexts && areNumbers && Array.isArray(candles) && candles.every(isCandle) && Array.isArray(log);
}

function isCandle(value: unknown): boolean {
  return Array.isArray(value) && value.length === 6 && value.every(Number.isFinite);
}

const isText = (value: unknown) => typeof value === 'string';

function isFields(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
