import { ownedKeys } from '#app/lib/owned-keys.ts';
import { ownedStore } from '#app/lib/owned-store.ts';
import { listFormat } from '#app/lib/stored-list.ts';
import { type Drawing, type DrawingPoint, drawingTools } from './drawing/drawings.ts';

/** The drawings that an owner has in this browser, of all symbols. */
export const drawingStore = ownedStore(listFormat({ key: ownedKeys.drawings, version: 1, isItem: isDrawing }));

function isDrawing(value: unknown): value is Drawing {
  if (typeof value !== 'object' || value === null) return false;
  const { id, symbol, kind, from, to } = value as { [Field in keyof Drawing]?: unknown };
  const isKnown = drawingTools.some((tool) => tool.kind === kind);
  return typeof id === 'string' && typeof symbol === 'string' && isKnown && isPoint(from) && isPoint(to);
}

function isPoint(value: unknown): value is DrawingPoint {
  if (typeof value !== 'object' || value === null) return false;
  const { time, price } = value as { [Field in keyof DrawingPoint]?: unknown };
  return Number.isFinite(time) && Number.isFinite(price);
}

const SOUND_KEY = 'wickwise.chart-sound';

/** Whether the learner has turned the sound of the chart off. */
export function readMuted(): boolean {
  try {
    return localStorage.getItem(SOUND_KEY) === 'off';
  } catch {
    return false;
  }
}

/** Stored if the browser allows it; otherwise it lasts until the page is closed. */
export function storeMuted(isMuted: boolean): void {
  try {
    if (isMuted) localStorage.setItem(SOUND_KEY, 'off');
    else localStorage.removeItem(SOUND_KEY);
  } catch {
    // It still applies on this page.
  }
}
