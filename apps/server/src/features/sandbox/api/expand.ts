import type { Database } from '../../../db/client.ts';
import { findObject } from '../data.ts';
import { idPrefixes } from '../ids.ts';
import { type Kind, shown } from '../objects.ts';
import { invalidRequest } from '../refusal.ts';

type Json = Record<string, unknown>;

/** `['data.payment_intent.latest_charge']` as `{ data: { payment_intent: { latest_charge: {} } } }`. */
interface Tree {
  [name: string]: Tree;
}

/** Puts the objects that `expand` names in the place of their ids, such as `latest_charge` or `data.payment_intent`. */
export function expandObject(db: Database, object: object, paths: readonly string[]): Promise<Json> {
  const tree: Tree = Object.create(null);
  for (const path of paths) plant(tree, path.split('.'));
  return grow(db, object, tree);
}

function plant(tree: Tree, [name, ...rest]: string[]): void {
  if (name === undefined) return;
  tree[name] ??= Object.create(null) as Tree;
  plant(tree[name], rest);
}

async function grow(db: Database, object: object, tree: Tree): Promise<Json> {
  const lines = 'line_items' in tree && 'line_items' in object ? { line_items: object.line_items } : {};
  const grown: Json = { ...shown(object), ...lines };
  if (isList(object)) grown.data = await Promise.all(object.data.map((item) => grow(db, item, tree.data ?? {})));
  const names = Object.keys(tree).filter((name) => !(name === 'data' && isList(object)));
  for (const name of names) grown[name] = await growField(db, { name, value: grown[name] }, tree[name] ?? {});
  return grown;
}

function isList(object: object): object is { data: object[] } {
  return 'object' in object && object.object === 'list';
}

async function growField(
  db: Database,
  { name, value }: { name: string; value: unknown },
  tree: Tree,
): Promise<unknown> {
  if (value === null) return null;
  const target = typeof value === 'string' ? await findReferenced(db, value) : value;
  if (typeof target === 'object' && target !== null) return grow(db, target, tree);
  throw invalidRequest(`This property cannot be expanded (${name}).`, { param: 'expand' });
}

async function findReferenced(db: Database, id: string): Promise<object | null> {
  const kinds = Object.keys(idPrefixes) as Kind[];
  const kind = kinds.find((known) => id.startsWith(idPrefixes[known]));
  return kind === undefined ? null : findObject(db, kind, id);
}
