import { applyImport } from './apply-import.ts';
import { brokerFormats } from './brokers/all.ts';
import { type ImportChanges, tradeChanges } from './changes.ts';
import { eventsIn, keyOf, mergeEvents } from './merge.ts';
import { fillInCurrency } from './missing-currency.ts';
import { settleExports } from './own/settle-own.ts';
import { joinEvents } from './positions/join-fills.ts';
import { type ImportQuestion, Questions } from './question.ts';
import { type ImportInput, type ReadParts, readParts, type TableReport } from './read-parts.ts';
import { readTables } from './read-tables.ts';
import type { RowPlace } from './record.ts';
import { type AccountedRow, accountRows } from './row-account.ts';
import { DEFAULT_IMPORT_SETTINGS } from './settings.ts';
import { settleUnmatched } from './unmatched.ts';

export interface ImportResult extends ImportChanges {
  readonly importId: string;
  readonly files: readonly {
    readonly name: string;
    readonly refusal: string | null;
    readonly tables: readonly TableReport[];
  }[];
  /** Every row of every file. */
  readonly rows: readonly AccountedRow[];
  /** The rows of trades from exported journals, by the ids of the trades. */
  readonly sources: ReadonlyMap<string, RowPlace>;
  /** While one is open, nothing is to be imported. */
  readonly questions: readonly ImportQuestion[];
}

/** Reads files of trades, and says what they would change in the journal. Changes nothing. */
export async function readImport(input: ImportInput): Promise<ImportResult> {
  const formats = [...(input.formats ?? []), ...brokerFormats];
  const files = await Promise.all(input.files.map((file) => readTables(file, formats)));
  const questions = new Questions(input.answers ?? {});
  const parts = readParts(files, { input, questions });
  const { changes, leftOut, asked } = mergedChanges(parts, { input, questions });
  const { journal, importId, settings = DEFAULT_IMPORT_SETTINGS } = input;
  const own = settleExports(parts.own, { journal: applyImport(journal, changes), questions, settings });
  const used = [...parts.tables.flat().map(({ row }) => row), ...parts.additions, ...own.used];
  return {
    importId,
    files: files.map(({ name, refusal, tables }) => ({
      name,
      refusal,
      tables: tables.flatMap((table) => parts.reports.get(table) ?? []),
    })),
    ...changes,
    trades: [...changes.trades, ...own.added],
    added: [...changes.added, ...own.added],
    known: [...changes.known, ...own.known],
    rows: accountRows({
      used,
      leftOut: [...parts.leftOut, ...leftOut, ...own.leftOut],
      asked: [...parts.asked, ...asked, ...own.asked],
    }),
    sources: own.sources,
    questions: questions.open,
  };
}

interface MergeContext {
  readonly input: ImportInput;
  readonly questions: Questions;
}

/** What the files of brokers change. */
function mergedChanges(parts: ReadParts, { input, questions }: MergeContext) {
  const { importId, settings = DEFAULT_IMPORT_SETTINGS } = input;
  const { matching, currency } = settings;
  const { tables, journal } = fillInCurrency(parts.tables, { journal: input.journal, currency });
  const touched = new Set(tables.flat().map(keyOf));
  let events = eventsIn(journal, touched);
  for (const table of tables) events = joinEvents(events, table);
  const { merged, leftOut, asked } = settleUnmatched(events, {
    importId,
    questions,
    merge: (all) => mergeEvents({ journal, events: all, touched, importId, matching }),
  });
  return { changes: tradeChanges(input.journal, merged), leftOut, asked };
}
