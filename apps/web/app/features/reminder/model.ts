/** Every hour of a day, as a clock shows it. */
export const hours = Array.from({ length: 24 }, (_, value) => ({ value, name: hourName(value) }));

function hourName(hour: number): string {
  if (hour === 0) return 'Midnight';
  if (hour === 12) return 'Noon';
  return hour < 12 ? `${hour} a.m.` : `${hour - 12} p.m.`;
}
