/** `10,000`. The browser’s own formatters take a phone a tenth of a second to set up, which a lesson would wait for. */
export function formatWholeNumber(value: number): string {
  return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}
