import { readImport } from '@wickwise/journal/import/read-import';
import type { ImportInput } from '@wickwise/journal/import/read-parts';
import { type ImportView, viewImport } from './import-view.ts';

/** What the page asks of the worker, and what it answers. */
export type ImportRequest = Omit<ImportInput, 'onProgress'>;
export type ImportMessage =
  | { readonly kind: 'progress'; readonly share: number }
  | { readonly kind: 'done'; readonly view: ImportView }
  | { readonly kind: 'failed'; readonly reason: string };

// In a thread of its own: the page stays usable while a hundred thousand rows are read.
addEventListener('message', ({ data }: MessageEvent<ImportRequest>) => void answer(data));

async function answer(request: ImportRequest): Promise<void> {
  const send = (message: ImportMessage) => postMessage(message);
  try {
    const result = await readImport({ ...request, onProgress: (share) => send({ kind: 'progress', share }) });
    send({ kind: 'done', view: viewImport(result) });
  } catch (error) {
    send({ kind: 'failed', reason: error instanceof Error ? error.message : String(error) });
  }
}
