import { readStored, storeValue } from '#app/lib/storage-area.ts';
import { type DifficultyFilter, difficulties, orders, type ScenarioFilter, type ScenarioOrder } from './model.ts';

const PLACE_KEY = 'wickwise.scenario-place';

/** The learner's position in the list, and its order. */
export interface ScenarioPlace extends ScenarioFilter {
  /** Null for the first of the list. */
  readonly scenarioId: string | null;
}

const START: ScenarioPlace = { order: 'all', difficulty: 'all', scenarioId: null };

/** The place stored in this browser, or the start if none can be read. */
export function readPlace(): ScenarioPlace {
  const value = readStored('localStorage', PLACE_KEY);
  return typeof value === 'object' && value !== null ? parsePlace(value) : START;
}

export function savePlace(place: ScenarioPlace): void {
  storeValue('localStorage', PLACE_KEY, place);
}

function parsePlace(value: { order?: unknown; difficulty?: unknown; scenarioId?: unknown }): ScenarioPlace {
  return {
    order: isOrder(value.order) ? value.order : START.order,
    difficulty: isDifficulty(value.difficulty) ? value.difficulty : START.difficulty,
    scenarioId: typeof value.scenarioId === 'string' ? value.scenarioId : null,
  };
}

function isOrder(value: unknown): value is ScenarioOrder {
  return orders.some(({ id }) => id === value);
}

function isDifficulty(value: unknown): value is DifficultyFilter {
  return difficulties.some(({ id }) => id === value);
}
