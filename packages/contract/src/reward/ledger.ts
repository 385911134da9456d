import { z } from 'zod';

/** One entry of the experience ledger. */
export const ledgerEntry = z.object({
  /** What earned it: one cause earns once. */
  cause: z.string(),
  points: z.int().positive(),
});

/** An entry of the ledger with the moment at which it was earned. */
export const datedEntry = ledgerEntry.extend({ earnedAt: z.iso.datetime() });
export type DatedEntry = z.output<typeof datedEntry>;
