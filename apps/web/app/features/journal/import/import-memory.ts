import { matchings } from '@wickwise/journal/entry';
import { DEFAULT_IMPORT_SETTINGS, type ImportSettings } from '@wickwise/journal/import/settings';
import * as z from 'zod/mini';
import { parseJson } from '#app/lib/browser-storage.ts';
import { ownedKeys } from '#app/lib/owned-keys.ts';
import { ownedStore } from '#app/lib/owned-store.ts';

const layout = z.object({
  /** Of the layout: the same for every file with its heading. */
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  name: z.string().check(z.minLength(1), z.maxLength(100)),
  /** The answers by the ids of their questions. */
  answers: z.record(z.string(), z.string()),
});
/** What was answered about one layout of files, to answer the next file of it. */
export type RememberedLayout = Readonly<z.output<typeof layout>>;

const memory = z.object({
  layouts: z._default(z.array(layout), []),
  settings: z._default(
    z.object({
      matching: z.enum(matchings),
      zone: z.nullable(z.string()),
      pointValues: z.record(z.string(), z.number().check(z.positive())),
      commission: z.nullable(
        z.object({ amount: z.number().check(z.minimum(0)), per: z.enum(['share', 'contract', 'fill']) }),
      ),
      currency: z._default(z.nullable(z.string()), null),
    }),
    DEFAULT_IMPORT_SETTINGS,
  ),
});

/** What imports remember in this browser. */
export interface ImportMemory {
  readonly layouts: readonly RememberedLayout[];
  readonly settings: ImportSettings;
}

/** What an owner's imports remember in this browser. */
export const importMemoryStore = ownedStore<ImportMemory>({
  key: ownedKeys.imports,
  empty: { layouts: [], settings: DEFAULT_IMPORT_SETTINGS },
  parse: (text) => memory.safeParse(parseJson(text)).data ?? null,
  serialize: (value) => JSON.stringify(value),
});

export function answersOf({ layouts }: ImportMemory): Readonly<Record<string, string>> {
  return Object.assign({}, ...layouts.map(({ answers }) => answers));
}

/** Puts a layout in the place of an earlier one with its id. */
export function withLayout(memory: ImportMemory, added: RememberedLayout): ImportMemory {
  return { ...memory, layouts: [added, ...memory.layouts.filter(({ id }) => id !== added.id)] };
}

const FORMAT = 'wickwise-import-layout';
const file = z.extend(layout, { format: z.literal(FORMAT), version: z.literal(1) });

/** A layout as a file, to hand on. */
export function writeLayoutFile(shared: RememberedLayout): string {
  return JSON.stringify({ format: FORMAT, version: 1, ...shared }, null, 2);
}

/** The layout in a file; null when it holds none. */
export function parseLayoutFile(text: string): RememberedLayout | null {
  const { data } = file.safeParse(parseJson(text));
  return data === undefined ? null : { id: data.id, name: data.name, answers: data.answers };
}
