import type { ZodType, z } from 'zod';

/**
 * Serializes each value once and checks it by its schema then. For values that are remembered between calls and never
 * changed: doing so at every call takes longer than all the rest of a remembered read.
 */
export function serializeOnce<Schema extends ZodType>(schema: Schema): (value: z.output<Schema> & object) => Buffer {
  const known = new WeakMap<object, Buffer>();
  return (value) => {
    const before = known.get(value);
    if (before !== undefined) return before;
    const body = Buffer.from(JSON.stringify(schema.parse(value)));
    known.set(value, body);
    return body;
  };
}
