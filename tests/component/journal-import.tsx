import { readImport } from '@wickwise/journal/import/read-import';
import { viewImport } from '../../apps/web/app/features/journal/import/import-view.ts';
import type { ImportMessage, ImportRequest } from '../../apps/web/app/features/journal/import/import-worker.ts';
import { screen } from './render-screen.tsx';
import { field, renderJournal } from './trading-journal.tsx';

/** Stands in for the worker, on the test's own thread: the test environment has none. */
export class WorkerHere extends EventTarget {
  async postMessage(request: ImportRequest): Promise<void> {
    const send = (data: ImportMessage) => this.dispatchEvent(new MessageEvent('message', { data }));
    send({ kind: 'done', view: viewImport(await readImport(request)) });
  }

  terminate(): void {}
}

export const fileOf = (name: string, ...lines: string[]) => new File([lines.join('\n')], name);

/** Shows where trades are imported, in a journal with these entries. */
export async function openImport(...entries: Parameters<typeof renderJournal>) {
  const { user } = renderJournal(...entries);
  await user.click(screen.getByRole('tab', { name: 'Import and backup' }));
  await screen.findByRole('heading', { name: 'Backup' });
  return {
    user,
    upload: (...files: File[]) => user.upload(field('Trade files'), files),
  };
}
