const WRITTEN = /^[1-9]\d{3}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z$/;

/** Whether a stored value is a moment as `toISOString` writes it, which the server and every calendar can read. */
export function isIsoMoment(value: unknown): value is string {
  return typeof value === 'string' && WRITTEN.test(value) && !Number.isNaN(Date.parse(value));
}
