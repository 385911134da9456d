import { boundsOf, type Condition, type Quantity } from './condition.ts';

/** Conditions and quantities as expressions of TypeScript, over `age0` … `age4` (`RecentCandles`) and `settings`. */

/** The expression that is true where all conditions are met. */
export function expressionOfAll(conditions: readonly Condition[]): string {
  return conditions.map(expressionOf).join(' && ');
}

function expressionOf(condition: Condition): string {
  const { measured, comparison, ways } = condition;
  if (ways !== undefined) return `(${ways.map((way) => `(${expressionOfAll(way)})`).join(' || ')})`;
  const [from, to] = boundsOf(condition).map(expressionOfQuantity) as [string, string];
  const value = expressionOfQuantity(measured);
  return {
    above: `${value} > ${from}`,
    at_least: `${value} >= ${from}`,
    below: `${value} < ${to}`,
    at_most: `${value} <= ${to}`,
    between: `${value} > ${from} && ${value} < ${to}`,
    within: `${value} >= ${from} && ${value} <= ${to}`,
  }[comparison];
}

function expressionOfQuantity(quantity: Quantity): string {
  switch (quantity.kind) {
    case 'part':
      return `age${quantity.age}.${quantity.part}`;
    case 'mean':
      return `age${quantity.age}.mean${capitalize(quantity.measure)}${quantity.period}From${quantity.start}`;
    case 'number':
      return String(quantity.value);
    case 'setting':
      return `settings.${quantity.setting}`;
    case '+':
    case '-':
    case '*':
      return `(${expressionOfQuantity(quantity.left)} ${quantity.kind} ${expressionOfQuantity(quantity.right)})`;
    case 'absolute':
      return `Math.abs(${expressionOfQuantity(quantity.of)})`;
    case 'largest':
      return `Math.max(${quantity.of.map(expressionOfQuantity).join(', ')})`;
    case 'equal pairs':
      return quantity.pairs.map((pair) => `Number(${pair.map(expressionOfQuantity).join(' === ')})`).join(' + ');
    case 'open ways':
      throw new TypeError('How many ways are open is compared by asking whether any of them is.');
  }
}

function capitalize(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
