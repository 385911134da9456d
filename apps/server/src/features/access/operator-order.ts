import { z } from 'zod';

const ADDRESS = 'Name an e-mail address, such as ann@example.com.';

/** What `npm run wickwise` can be told to do. */
export const operatorOrder = z.object({
  command: z.enum(['grant', 'revoke', 'purchases', 'user'], 'The commands are grant, revoke, purchases and user.'),
  email: z
    .string(ADDRESS)
    .max(254, ADDRESS)
    .regex(/^[^\s@]+@[^\s@]+$/, ADDRESS),
  /** The user of the operating system who gives the order. */
  by: z.string().min(1).max(100),
});
export type OperatorOrder = z.output<typeof operatorOrder>;

export type ReadOrder = { readonly order: OperatorOrder } | { readonly faults: readonly string[] };

/** Reads an order from the words of a command line, or says what is wrong with them. */
export function readOrder([command, email, ...more]: readonly string[], by: string): ReadOrder {
  const { success, data, error } = operatorOrder.safeParse({ command, email, by });
  if (!success) return { faults: error.issues.map(({ message }) => message) };
  return more.length === 0 ? { order: data } : { faults: ['A command takes one address.'] };
}
