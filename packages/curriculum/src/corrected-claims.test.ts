import { expect, it } from 'vitest';
import { articles, introductions } from './articles/articles.ts';
import { flashcardTexts } from './flashcards.ts';
import { fundamentals } from './fundamentals/fundamentals.ts';
import { gallery } from './gallery/gallery.ts';
import { learningModules } from './learning-modules.ts';
import { patterns } from './patterns.ts';
import { moreQuestions } from './quizzes/more-questions.ts';
import { quizzes } from './quizzes/quizzes.ts';
import { scenarios } from './scenarios/scenarios.ts';

const lessons = JSON.stringify({ patterns, gallery, quizzes, scenarios });
const cardsAndQuestions = JSON.stringify({ quizzes, moreQuestions, flashcardTexts });
const everything = JSON.stringify({ patterns, gallery, quizzes, scenarios, articles, fundamentals, learningModules });

// What was once taught and is wrong. Each line says why.
it.each([
  ['a coin as the yardstick of an exit: most patterns close near one of their sides', /\bcoin\b/i, lessons],
  ['even odds as that yardstick', /even odds|wrong way round|count says otherwise/i, lessons],
  [
    'a rank for flags and pennants, which their source leaves unranked',
    /among the weakest|weakest of the fifteen/i,
    lessons,
  ],
  [
    'one figure for flags both ways, which the source keeps apart',
    /counted together|bear taken together|up and down together/i,
    lessons,
  ],
  ['random prices as a market in which no rule gains: the mean of the prices rises', /no rule can work/i, everything],
  [
    'an expectancy above zero as proof, which half of the worthless setups have',
    /expectancy is above zero/i,
    everything,
  ],
  ['either register as enough to trust a broker', /in neither, stop/i, everything],
  ['short-term gains as wages, on which payroll tax is due too', /taxed like wages/i, everything],
  [
    'a wash sale as a purchase of the stock only, not of options on it',
    /buy the same (stock|or a substantially identical security) within/i,
    everything,
  ],
  ['2021 for statistics of August 2020', /\b2021\b/, everything],
  ['perfect entries for perfect trades, which are also sold at the top', /perfect entr/i, everything],
  ['nine cases behind a rate that was taken of seven', /worth eleven points/i, everything],
  ['two definitions of the low that ends an uptrend', /last higher low|watches the last swing low/i, everything],
  ['overlapping places counted as streaks', /1 of 1,024|96 places/i, everything],
  ['everyone asking for two bodies of shadow, when TA-Lib asks for one', /Everyone asks/i, everything],
  ['1:1 as the smaller ratio than 1:2', /smaller ratio/i, everything],
  ['half of a fall regained as a reversal', /regained 10 of the 20/i, everything],
  ['engulfing as the most common pair: our own counts find more haramis', /No other two-candle reversal/i, everything],
  ['a fill at the open of a squeeze as known beforehand', /known and final/i, everything],
  ['fills outside the band in which a stock may trade', /700 at 11\.50, 1,200 at 10\.80/, everything],
  ['stops at the purchase price as positions without risk', /the other two risk nothing/i, everything],
  ['a rating that 43 random cases cannot judge', /too modest/i, everything],
  ['a better mood in a month whose survey stays gloomy', /mood is better by then/i, everything],
  [
    'a small position as the only protection against a gap',
    /two things protect you against gaps|only size protects|only protection you control/i,
    everything,
  ],
  ['a path through the session, which four prices do not tell', /from the first trade to the last/i, everything],
  ['a shaven head, which lacks only its upper shadow, for a marubozu', /shaven head/i, everything],
  ['a rising neckline as one that breaks late: it breaks early, and a falling one late', /late or too high/i, lessons],
  [
    'the first crow as opening inside a body, which only the later two must',
    /falling candle that opens inside the body/i,
    lessons,
  ],
  ['the break of a sloping neckline as always a lower low', /neckline is the first (lower low|higher high)/i, lessons],
  ['a broken valley as the first lower low of a rally, which has smaller ones', /first lower low since/i, lessons],
  ['three signs of an advance block, when the rule beside them counts five', /looks for three signs/i, lessons],
  ['two months as the least for a cup, for which seven weeks are enough', /two months or more to form/i, lessons],
  ['a retest as near the level, when its low may be anywhere below it', /within 0\.5% of the level/i, lessons],
  ['every term as used in the lessons, when a third is tagged in none', /terms used in the lessons/i, everything],
  ['a figure of 2005 for bear flags, for which the source has a newer one', /47% (of the flags|reached)/i, everything],
  [
    'a modest rise after falling wedges, most of which reached their full target',
    /expect a modest rise|didn’t rise far/i,
    everything,
  ],
  [
    'a tiny first body as a weakness of any engulfing pattern: Nison prefers one',
    /proves hardly anything/i,
    cardsAndQuestions,
  ],
  [
    'the worst record of any pattern, when it is the worst of those that break downward',
    /worst of any/i,
    cardsAndQuestions,
  ],
  ['a homing pigeon as no harami, when a harami may have either color', /Why isn’t this a harami/i, cardsAndQuestions],
  ['a belt hold as a gap, which its rule does not require', /The market gapped down/i, cardsAndQuestions],
  [
    'any later close below the level as a false breakout: it has three candles',
    /One close back on the wrong side/i,
    cardsAndQuestions,
  ],
  ['borrowing two thirds of a stock position, when Regulation T allows half', /You owe the loan/i, cardsAndQuestions],
  ['no trades between two sessions, when there are some after hours', /Nothing traded between/i, cardsAndQuestions],
  [
    'Morris as vague about gaps: he requires one for a shooting star, and none for an inverted hammer',
    /to some degree Morris|Morris does (in part|to some degree)/i,
    lessons,
  ],
  ['Bulkowski as laxer about the handle, which he keeps in the upper half', /is less strict/i, cardsAndQuestions],
  ['the best of a hundred results as mostly luck, which depends on the rule', /Mostly luck/i, cardsAndQuestions],
  [
    'the first crow and the first soldier as opening where only the later two must',
    /three hopeful opens|each opening on a hopeful note|each opens within the body of the one/i,
    lessons,
  ],
  [
    'three inside up as closing above both highs, when it must only clear both bodies',
    /confirms it by closing above both/i,
    lessons,
  ],
  ['five reasons to halt as the only ones', /the five ways/i, everything],
  ['a broker that may sell only after a margin call', /After a margin call, it may sell/i, everything],
  ['minutes as the shortest trade, when a scalp takes seconds', /Minutes to months/i, everything],
  ['a risk per trade outside the 1% to 2% of the other texts', /between 0\.5% and 2%/, everything],
  [
    'an open away from the last close as a gap, which needs two ranges that do not overlap',
    /opens away from the last close/i,
    JSON.stringify(introductions),
  ],
  ['no trades inside a gap, when there may be some before the open', /where no one has traded/i, everything],
  [
    'a stop as filled at any open, when only one beyond it fills it',
    /filled at the first price of the morning/i,
    everything,
  ],
  ['a price paid at a peak as one that concerns no one else', /no one but you has a reason/i, everything],
])('the curriculum does not repeat %s', (_, claim, text) => {
  expect(text.match(claim)).toBeNull();
});

it.each(patterns.filter(({ evidence }) => evidence.kind === 'not-measured'))(
  'the lesson on $id, which no one has measured, gives no motive as a fact',
  ({ definition, signal, takeaway, id }) => {
    const cards = flashcardTexts[id];
    const text = [definition, signal, takeaway, cards?.question, cards?.answer].join(' ').split(/(?<=[.?])\s+/);
    const MOTIVE =
      /\b(trap(s|ped)|tempts?|jump(ed|s)? in|regret|fills them|no one (is|will|wants)|who has to|waiting to)\b/i;
    const asStory = /often explained|usual explanation|It’s explained by|That’s often|also called|usual reason/i;
    expect(text.filter((sentence) => MOTIVE.test(sentence) && !asStory.test(sentence))).toEqual([]);
  },
);

it('structure and levels come before the chart patterns that build on them', () => {
  const ids = patterns.map(({ id }) => id);
  const firstChart = patterns.findIndex(({ category }) => category === 'chart-patterns');
  for (const id of ['market-structure', 'false-breakout', 'breakout-and-retest', 'trend-line-bounce']) {
    expect(ids.indexOf(id)).toBeLessThan(firstChart);
  }
});

it('the frequency of hammers names its definition, and the inverted hammer is counted as a pair', () => {
  const find = (id: string) => patterns.find((pattern) => pattern.id === id);
  expect(find('hammer')?.frequency).toContain('two to three times as long as the body');
  expect(find('hanging-man')?.frequency).toContain(
    'leaves out lower shadows more than three times as long as the body',
  );
  expect(JSON.stringify(find('inverted-hammer')?.evidence)).toContain('and the candle before it');
});

it.each([
  ['bearish-doji-star', 'failure'],
  ['dark-cloud-cover', 'failure'],
  ['double-top', 'failure'],
  ['evening-doji-star', 'failure'],
  ['false-breakout', 'failure'],
] as const)('the alt text of the %s %s ends at the highest price of the picture', (id, kind) => {
  const picture = patterns.find((pattern) => pattern.id === id)?.[kind];
  const highest = Math.max(...(picture?.candles ?? []).map(([, high]) => high));
  expect(picture?.alt).toMatch(new RegExp(`\\b${Math.round(highest)}\\.$`));
});

it.each([
  ['inverted-hammer', 'failure', Math.min],
  ['piercing-pattern', 'failure', Math.min],
  ['rising-three-methods', 'failure', Math.min],
  ['long-legged-doji', 'example', Math.max],
] as const)('the alt text of the %s %s ends at the farthest close after the mark', (id, kind, extreme) => {
  const picture = patterns.find((pattern) => pattern.id === id)?.[kind];
  const closes = picture?.candles.slice((picture.mark?.to ?? 0) + 1).map(([, , , close]) => close) ?? [];
  expect(picture?.alt).toMatch(new RegExp(`\\b${Math.round(extreme(...closes))}\\.$`));
});

it.each([
  ['triple-top', 2, Math.min],
  ['head-and-shoulders', 2, Math.min],
  ['triple-bottom', 1, Math.max],
] as const)('the alt text of the %s example ends at the farthest price after the mark', (id, part, extreme) => {
  const picture = patterns.find((pattern) => pattern.id === id)?.example;
  const prices = picture?.candles.slice((picture.mark?.to ?? 0) + 1).map((candle) => candle[part] ?? 0) ?? [];
  expect(picture?.alt).toMatch(new RegExp(`\\b${Math.round(extreme(...prices))}\\.$`));
});

/** The last of the prices that three candles on each side fall short of, as the article on trends has it. */
function lastSwing(prices: readonly number[], { isHigh }: { isHigh: boolean }): number | undefined {
  return prices.findLast((price, at) => {
    const around = prices.slice(Math.max(0, at - 3), at + 4);
    return around.length === 7 && around.filter((other) => (isHigh ? other >= price : other <= price)).length === 1;
  });
}

it.each(patterns.filter(({ trade }) => /\blast (swing|pullback)\b/i.test(trade.target?.text ?? '')))(
  'no swing of the $id example comes between its entry and the target called the last one',
  ({ example, trade: { entry, side, target } }) => {
    const isHigh = side === 'long';
    const before = example.candles.slice(0, entry.candle + 1).map(([, high, low]) => (isHigh ? high : low));
    expect(lastSwing(before, { isHigh })).toBe(target?.price);
  },
);

it('a rule for a breakout that is stricter than in textbooks says so', () => {
  const bounds = patterns.flatMap(({ rules }) => rules.filter(({ measure }) => measure === 'Breakout'));
  const unsaid = bounds.filter(({ bound }) => /\d ×/.test(bound) && !bound.includes('by any amount in most textbooks'));
  expect(bounds.length).toBeGreaterThan(10);
  expect(unsaid).toEqual([]);
});

it('the near miss of the false breakout counts every candle that dips below the level', () => {
  const { candles, caption } = patterns.find(({ id }) => id === 'false-breakout')?.nearMiss ?? { candles: [] };
  const level = 54.38;
  const broken = candles.findIndex(([, , , close]) => close > level);
  expect(candles.slice(broken + 1).filter(([, , low]) => low < level)).toHaveLength(4);
  expect(caption).toContain(`four candles in a row dip below the level of ${level}`);
});

it('how many years pass between two patterns follows from how many candles do', () => {
  const inYears = patterns.flatMap(({ id, frequency }) => {
    const [, candles, years] = /about one in ([\d,]+) daily candles.* one every (\d+) years/.exec(frequency) ?? [];
    return candles === undefined ? [] : [[id, Number(years), Math.round(Number(candles.replace(',', '')) / 252)]];
  });
  expect(inYears).toEqual([
    ['three-white-soldiers', 24, 24],
    ['three-black-crows', 16, 16],
  ]);
});

interface Picture {
  readonly alt: string;
  readonly caption?: string;
  readonly mark: unknown;
}

function isPicture(value: object): value is Picture {
  return 'alt' in value && 'mark' in value && 'candles' in value;
}

/** Every drawing of candles in the content, wherever it is. */
function picturesIn(value: unknown): Picture[] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.values(value).flatMap(picturesIn);
  return isPicture(value) ? [value, ...inner] : inner;
}

it('every mark that a text mentions is drawn in its picture', () => {
  const pictures = picturesIn({ patterns, gallery, quizzes, scenarios, introductions, articles, fundamentals });
  const unmarked = pictures.filter(({ mark, alt, caption = '' }) => mark === null && /\bmarked?\b/.test(alt + caption));
  expect(pictures.length).toBeGreaterThan(150);
  expect(unmarked.map(({ alt }) => alt)).toEqual([]);
});
