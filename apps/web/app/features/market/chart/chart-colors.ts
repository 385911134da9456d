import type { ChartTone } from './chart-parts.ts';

/** The tokens of the design system that a chart is drawn in, as colors that a canvas understands. */
export interface ChartColors {
  readonly panel: string;
  readonly ink: string;
  readonly muted: string;
  readonly line: string;
  readonly control: string;
  readonly brass: string;
  readonly up: string;
  readonly down: string;
}

const TOKENS = ['panel', 'ink', 'muted', 'line', 'control', 'brass', 'up', 'down'] as const;

/**
 * Reads the current values of the color tokens. Each holds a pair of colors, and only an element can tell which one is
 * in use.
 */
export function readColors(host: HTMLElement): ChartColors {
  const probe = host.appendChild(document.createElement('span'));
  // Otherwise every token has the system's text color in forced colors, and the whole chart is one black area.
  probe.style.setProperty('forced-color-adjust', 'none');
  const colors = TOKENS.map((token) => {
    probe.style.color = `var(--${token})`;
    return [token, getComputedStyle(probe).color] as const;
  });
  probe.remove();
  return Object.fromEntries(colors) as Record<(typeof TOKENS)[number], string>;
}

export function toneColor(colors: ChartColors, tone: ChartTone): string {
  if (tone === 'accent') return colors.brass;
  return tone === 'neutral' ? colors.muted : colors[tone];
}

/** A color of `readColors` with this opacity. */
export function fade(color: string, share: number): string {
  const numbers = color.match(/[\d.]+/g)?.slice(0, 3) ?? [];
  return numbers.length === 3 ? `rgb(${numbers.join(' ')} / ${share})` : color;
}
