import { z } from 'zod';

const ADDRESS = 'Enter an email address, such as ann@example.com.';

/** The commands of `npm run wickwise`. */
export const adminCommand = z.object({
  command: z.enum(
    ['grant', 'revoke', 'purchases', 'user', 'two-factor-off'],
    'The commands are grant, revoke, purchases, user and two-factor-off.',
  ),
  email: z
    .string(ADDRESS)
    .max(254, ADDRESS)
    .regex(/^[^\s@]+@[^\s@]+$/, ADDRESS),
  /** The operating system's user who runs the command. */
  by: z.string().min(1).max(100),
});
export type AdminCommand = z.output<typeof adminCommand>;

export type ParsedCommand = { readonly command: AdminCommand } | { readonly faults: readonly string[] };

/** Parses the arguments of a command line, or returns what is wrong with them. */
export function parseCommand([command, email, ...more]: readonly string[], by: string): ParsedCommand {
  const { success, data, error } = adminCommand.safeParse({ command, email, by });
  if (!success) return { faults: error.issues.map(({ message }) => message) };
  return more.length === 0 ? { command: data } : { faults: ['A command takes one address.'] };
}
