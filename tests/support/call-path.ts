import type { Call } from '@wickwise/contract/call';

/** The path of a call with its parameters filled in. */
export function callPath({ path }: Call, params: unknown): string {
  const values = (params ?? {}) as Record<string, string>;
  return path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(values[name] ?? ''));
}
