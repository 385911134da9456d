import type { JournalEntry } from '@wickwise/journal/entry';
import type { ImportFile } from '@wickwise/journal/import/file/read-file';
import { useEffect, useRef, useState } from 'react';
import { useOwner } from '#app/features/identity/queries.ts';
import { useTradeChanges } from '../log/trade-changes.ts';
import { answersOf, importMemoryStore } from './import-memory.ts';
import type { ImportView } from './import-view.ts';
import type { ImportMessage, ImportRequest } from './import-worker.ts';

/** Where the reading of files stands. */
export interface ImportState {
  readonly files: readonly ImportFile[];
  readonly answers: Readonly<Record<string, string>>;
  /** The share that is read, 0 to 1; null while nothing is being read. */
  readonly progress: number | null;
  /** What was read last; it is outdated while `progress` is not null. */
  readonly view: ImportView | null;
  readonly problem: string | null;
}

const NOTHING: ImportState = { files: [], answers: {}, progress: null, view: null, problem: null };
const FAILED =
  'These files couldn’t be read. Nothing was changed. Please try again, or tell us which broker they’re from.';

/** Reads files of trades in a worker, again with each answer. */
export function useImport() {
  const [state, setState] = useState(NOTHING);
  const worker = useRef<Worker | null>(null);
  const importId = useRef('');
  /** The trades that the files were compared with. */
  const journal = useRef<readonly JournalEntry[]>([]);
  const changes = useTradeChanges();
  const memory = importMemoryStore(useOwner());

  const stop = () => {
    worker.current?.terminate();
    worker.current = null;
  };
  useEffect(() => () => worker.current?.terminate(), []);

  const receive = (message: ImportMessage) => {
    if (message.kind === 'progress') return setState((before) => ({ ...before, progress: message.share }));
    stop();
    const { view, problem } =
      message.kind === 'done' ? { view: message.view, problem: null } : { view: null, problem: FAILED };
    setState((before) => ({ ...before, progress: null, view, problem }));
  };
  const read = (files: readonly ImportFile[], answers: ImportState['answers']) => {
    stop();
    setState((before) => ({ ...before, files, answers, progress: 0, problem: null }));
    journal.current = changes.current();
    const { value } = memory.getState();
    const request: ImportRequest = {
      files,
      answers: { ...answersOf(value), ...answers },
      settings: value.settings,
      importId: importId.current,
      journal: journal.current,
    };
    const started = new Worker(new URL('./import-worker.ts', import.meta.url), { type: 'module' });
    worker.current = started;
    started.addEventListener('message', ({ data }: MessageEvent<ImportMessage>) => receive(data));
    started.addEventListener('error', () => receive({ kind: 'failed', reason: 'The worker stopped.' }));
    started.postMessage(request);
  };
  return {
    ...state,
    /** Reads other files. */
    open: (files: readonly ImportFile[]) => {
      importId.current = changes.uniqueId(Date.now());
      read(files, {});
    },
    answer: (given: ImportState['answers']) => read(state.files, { ...state.answers, ...given }),
    /** Whether the journal is still what the files were compared with. */
    isCurrent: () => journal.current === changes.current(),
    /** Reads the same files, after the journal or a setting has changed. */
    readAgain: () => {
      if (state.files.length > 0) read(state.files, state.answers);
    },
    close: () => {
      stop();
      setState(NOTHING);
    },
  };
}
