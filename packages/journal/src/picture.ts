import * as z from 'zod/mini';
import { amount } from './fill.ts';

/** A picture of a trade. The picture itself is kept beside the journal. */
export const picture = z.object({
  id: z.string().check(z.minLength(1)),
  /** What it shows, in the trader’s words; empty until they write it. */
  alt: z.string(),
  /** In pixels. */
  width: amount,
  height: amount,
  /** How much space it takes in the browser. */
  bytes: amount,
});
