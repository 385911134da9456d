import type { Condition, Trait } from '../condition.ts';
import { expressionOfAll } from '../expression.ts';
import { SIZE_PERIOD } from '../measure/settings.ts';
import type { CandlestickPattern, Side } from '../pattern.ts';
import { patternNames } from '../pattern-name.ts';
import { candlestickPatterns } from '../patterns.ts';
import { confirmationOf } from '../rules/hikkake.ts';
import { traitList } from '../traits.ts';

/**
 * Generates the module that the scan runs, `compiled-patterns.generated.ts`, from the declared patterns. Its functions
 * are as fast
 * as written by hand, which conditions that are read one by one while scanning are not (decision 023).
 */
export function compilePatterns(): string {
  const all = patternNames.map((name, place) => ({ pattern: candlestickPatterns[name], name, place }));
  const rules = all.filter(({ pattern }) => pattern.confirmedWithin === undefined).flatMap(compileSides);
  const setups = all.filter(({ pattern }) => pattern.confirmedWithin !== undefined).map(compileSetups);
  return `// biome-ignore-all format: generated code
// Written by npm run compile-patterns from the patterns in rules/. Change those, and run it again.
import type { MeasuredCandle } from '../measured-candle.ts';
import type { CompiledRule, CompiledSetups, Limits } from './compiled-rule.ts';

/** The traits of a candle as bits, by the order of \`traitList\`. */
export function findTraits(candle: MeasuredCandle, limits: Limits): number {
  return (
    ${traitList.map(compileTrait).join(' |\n    ')}
  );
}

/** Every side of the patterns that are complete as soon as their last candle is. */
export const compiledRules: readonly CompiledRule[] = [
${rules.join('\n')}
];

/** The patterns that a later close confirms. */
export const compiledSetups: readonly CompiledSetups[] = [
${setups.join('\n')}
];
`;
}

interface NamedPattern {
  readonly pattern: CandlestickPattern;
  readonly name: string;
  readonly place: number;
}

function compileTrait({ measured, comparison, bound }: Trait, bit: number): string {
  const sign = { above: '>', at_least: '>=', below: '<', at_most: '<=' }[comparison];
  return `(Number(candle.${measured} ${sign} ${bound === 'open' ? 'candle.open' : `limits.${bound}`}) << ${bit})`;
}

function compileSides({ pattern, name, place }: NamedPattern): string[] {
  return pattern.sides.map((side) => {
    const sign = side.direction === 'up' ? '' : '-';
    const others = side.conditions.filter(({ trait }) => trait === undefined);
    return `  {
    // ${name} ${side.direction}
    pattern: ${place}, value: ${sign}100, weakerValue: ${pattern.weakerWithSharedEnd ? `${sign}80` : 'null'}, lookback: ${pattern.lookback},
    required: [${compileRequiredTraits(side).join(', ')}],
    test: ${others.length === 0 ? 'null' : compileTest(others)},
  },`;
  });
}

/** For each candle from the newest on, the traits that it must have. */
function compileRequiredTraits({ conditions }: Side): string[] {
  const ofTraits = conditions.flatMap(({ trait, candle }) => (trait === undefined ? [] : [{ trait, candle }]));
  const oldest = Math.max(0, ...ofTraits.map(({ candle }) => candle.age));
  return Array.from({ length: oldest + 1 }, (_, age) => {
    const required = ofTraits.filter(({ candle }) => candle.age === age);
    const traits = required.reduce((bits, { trait }) => bits | (1 << traitList.indexOf(trait)), 0);
    // Where a pattern begins earlier, only colors are required, which are the same in every place.
    const place = Math.max(0, ...required.map(({ candle }) => candle.start - SIZE_PERIOD));
    return `{ traits: ${traits}, place: ${place} }`;
  });
}

function compileSetups({ pattern, name, place }: NamedPattern): string {
  const sides = pattern.sides.map(({ direction, conditions }) => {
    const sign = direction === 'up' ? '' : '-';
    const confirmations = Array.from({ length: pattern.confirmedWithin ?? 0 }, (_, candle) => {
      return compileTest([confirmationOf(pattern, { direction, candlesAgo: candle + 1 })]);
    });
    return `      {
        value: ${sign}100, confirmedValue: ${sign}200,
        isSetup: ${compileTest(conditions)},
        confirms: [
          ${confirmations.join(',\n          ')},
        ],
      },`;
  });
  return `  {
    // ${name}
    pattern: ${place}, lookback: ${pattern.lookback},
    sides: [
${sides.join('\n')}
    ],
  },`;
}

function compileTest(conditions: readonly Condition[]): string {
  const expression = expressionOfAll(conditions);
  const ages = [...new Set(expression.match(/age\d/g))].toSorted();
  const settings = expression.includes('settings.') ? ', settings' : '';
  return `({ ${ages.join(', ')} }${settings}) => ${expression}`;
}
