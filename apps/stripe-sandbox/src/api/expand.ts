import { findObject } from '../data.ts';
import type { Database } from '../db/database.ts';
import { idPrefixes } from '../ids.ts';
import { apiView, expandable, type Kind } from '../objects.ts';
import { invalidRequest } from '../stripe-error.ts';

type Json = Record<string, unknown>;

/** Replaces the ids that `expand` names with their objects: `latest_charge`, or `data.payment_intent` in a list. */
export async function expandObject(db: Database, object: object, paths: readonly string[]): Promise<Json> {
  const source: Json = { ...expandable(object) };
  const expanded: Json = { ...apiView(object) };
  // The objects in a list are shown as single ones are, even when nothing in them is expanded.
  const all = source.object === 'list' ? ['data', ...paths] : paths;
  for (const [field, ofField = []] of Object.entries(Object.groupBy(all, firstField))) {
    expanded[field] = await expandField(db, { field, value: source[field] }, ofField.flatMap(pathInside));
  }
  return expanded;
}

function firstField(path: string): string {
  return path.split('.')[0] ?? '';
}

/** What is left of a path inside its first field: nothing when it ends there. */
function pathInside(path: string): string[] {
  const dot = path.indexOf('.');
  return dot < 0 ? [] : [path.slice(dot + 1)];
}

async function expandField(
  db: Database,
  { field, value }: { field: string; value: unknown },
  paths: readonly string[],
): Promise<unknown> {
  if (value === null) return null;
  if (field === 'data' && Array.isArray(value)) {
    return Promise.all(value.map((item: object) => expandObject(db, item, paths)));
  }
  const target = typeof value === 'string' ? await findReferenced(db, value) : value;
  if (typeof target === 'object' && target !== null) return expandObject(db, target, paths);
  throw invalidRequest(`This property cannot be expanded (${field}).`, { param: 'expand' });
}

async function findReferenced(db: Database, id: string): Promise<object | null> {
  const kinds = Object.keys(idPrefixes) as Kind[];
  const kind = kinds.find((known) => id.startsWith(idPrefixes[known]));
  return kind === undefined ? null : findObject(db, kind, id);
}
