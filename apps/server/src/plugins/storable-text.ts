import type { FastifyInstance } from 'fastify';
import { CallError } from './errors.ts';

/** Rejects requests whose path, query or body contains text that the database can't store. */
export function rejectUnstorableText(app: FastifyInstance): void {
  app.addHook('preValidation', ({ params, query, body }, _, next) => {
    if (isStorable(params) && isStorable(query) && isStorable(body)) next();
    else next(new CallError('invalid_request', 'This contains characters that cannot be stored.'));
  });
}

/** Whether PostgreSQL can store a text: neither text nor JSON may hold NUL or half of a surrogate pair. */
export function isStorableText(text: string): boolean {
  return text.isWellFormed() && !text.includes('\0');
}

/** Walks without recursion, since JSON may be nested deeper than the call stack. Raw bytes are left to their route. */
function isStorable(value: unknown): boolean {
  const pending = [value];
  while (pending.length > 0) {
    const next = pending.pop();
    if (typeof next === 'string' && !isStorableText(next)) return false;
    if (typeof next !== 'object' || next === null || Buffer.isBuffer(next)) continue;
    for (const [key, inner] of Object.entries(next)) pending.push(key, inner);
  }
  return true;
}
