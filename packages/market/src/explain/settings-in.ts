import { boundsOf, type Condition, type Quantity } from '../candlestick/condition.ts';
import type { CandleSetting } from '../candlestick/measure/settings.ts';

/** The candle settings that conditions depend on, each once. */
export function settingsIn(conditions: readonly Condition[]): CandleSetting[] {
  return [...new Set(conditions.flatMap(settingsOfCondition))];
}

function settingsOfCondition(condition: Condition): CandleSetting[] {
  return [condition.measured, ...boundsOf(condition)].flatMap(settingsOfQuantity);
}

function settingsOfQuantity(quantity: Quantity): CandleSetting[] {
  switch (quantity.kind) {
    case 'setting':
      return [quantity.setting];
    case '+':
    case '-':
    case '*':
      return [...settingsOfQuantity(quantity.left), ...settingsOfQuantity(quantity.right)];
    case 'absolute':
      return settingsOfQuantity(quantity.of);
    case 'largest':
      return quantity.of.flatMap(settingsOfQuantity);
    case 'equal pairs':
      return quantity.pairs.flat().flatMap(settingsOfQuantity);
    case 'open ways':
      return settingsIn(quantity.ways.flat());
    case 'part':
    case 'mean':
    case 'number':
      return [];
  }
}
