import { z } from 'zod';

const ADDRESS = 'Enter an email address, such as ann@example.com.';

/** In place of an address: every account. */
export const ALL_ACCOUNTS = '--all';

/** The commands of `npm run wickwise`. */
export const adminCommand = z
  .object({
    command: z.enum(
      ['grant', 'revoke', 'purchases', 'user', 'two-factor-off', 'end-sessions'],
      'The commands are grant, revoke, purchases, user, two-factor-off and end-sessions.',
    ),
    email: z
      .string(ADDRESS)
      .max(254, ADDRESS)
      .regex(/^([^\s@]+@[^\s@]+|--all)$/, ADDRESS),
    /** The operating system's user who runs the command. */
    by: z.string().min(1).max(100),
  })
  .refine(({ command, email }) => email !== ALL_ACCOUNTS || command === 'end-sessions', {
    error: 'Only end-sessions takes --all.',
  });
export type AdminCommand = z.output<typeof adminCommand>;

export type ParsedCommand = { readonly command: AdminCommand } | { readonly faults: readonly string[] };

/** Parses the arguments of a command line, or returns what is wrong with them. */
export function parseCommand([command, email, ...more]: readonly string[], by: string): ParsedCommand {
  const { success, data, error } = adminCommand.safeParse({ command, email, by });
  if (!success) return { faults: error.issues.map(({ message }) => message) };
  return more.length === 0 ? { command: data } : { faults: ['A command takes one address.'] };
}
