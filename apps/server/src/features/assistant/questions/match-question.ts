import { tickers } from '@wickwise/contract/market-constants';
import { findAskedPatterns, type NamedPattern } from '../facts/pattern-names.ts';
import { isAnotherLanguage } from '../writing/answer-language.ts';
import { correctSpelling } from './correct-spelling.ts';
import { type Definition, findDefinition } from './definition.ts';

/** What a question asks for. */
export type Topic =
  | ('rules' | 'wrong' | 'confirm' | 'chance' | 'compare' | 'first' | 'side')
  | ('trend' | 'levels' | 'volume' | 'volatility' | 'momentum' | 'source' | 'patterns' | 'candle')
  | ('advice' | 'outside' | 'language' | 'greeting' | 'unmatched');

/** A part of a candle, which a question can be about. */
export type CandlePart = 'body' | 'upper shadow' | 'lower shadow';

export interface MatchedQuestion {
  readonly topic: Topic;
  /** The patterns that it names, in its order. */
  readonly patterns: readonly NamedPattern[];
  /** The part of a candle that it names. */
  readonly part: CandlePart | null;
  /** What it asks to define, before anything about the chart. */
  readonly definition: Definition | null;
}

const ADVICE = [
  /\b(should|shall|can|could|would|must|do|may) (i|we)\b.*\b(buy|sell|short|enter|exit|trade|hold|invest|(get|go) (in|out|long)|profits?)\b/,
  /\b(should|would|do|could|can) you\b.*\b(buy|sell|short|enter|exit|trade|hold|invest|recommend|advise)\b/,
  /\b(buy|sell|entry|enter) (it|this|now|here|today|signal|or)\b|\b(is|was) (it|this|that) a (good |great )?(buy|sell|short|entry|trade|time)\b/,
  /\b(short|hold) (it|this|now|today)\b|^(go )?(long or short|short or long)\b|\b(go|going) (long|short)\b/,
  /\b(stop[- ]?loss|take[- ]?profit|price target|position size|how many shares|leverage)\b|\bwhere (do|should|would) .*\b(stop|target|enter|exit)\b/,
  /\b(what|where)('s| is) (the|my|a good) (stop|target|entry|exit)\b|\b(best|good|right) (time|strategy|trade|moment|indicator|setup)\b/,
  /\b(will|is going to|gonna) (it|price|this|the (stock|price|market)|[a-z]{2,5})\b.*\b(go|rise|fall|drop|rally|crash|hit|reach|bounce|break|hold|be|move|close|reverse)\b/,
  /\bgoing to (go|rise|fall|drop|rally|crash|hit|reach|bounce|break|move)\b|\b(predict|forecast|prediction)\w*\b|\b(tomorrow|next (day|week|month|year))\b/,
  /\bhow (far|high|low|much (higher|lower|farther|further)) (could|can|will|might|would|may) (it|price|this|the (stock|price|market)|[a-z]{2,5})\b/,
  /\bwhat('s| is| will| comes?)?( happens?| happen| come)? next\b|\b(go|going|move|head) up or down\b|\bmake money\b|\bget rich\b/,
];

const OUTSIDE = [
  /\bwhy (is|are|was|did|has|does) (it|prices?|the (price|stock|market)|[a-z]{3,5}) (so |now )?(drop|fall|fell|ris|rose|rall|crash|climb|(mov|go)\w* (up|down))/,
  /\b(news|earnings|dividends?|ceo|company|companies|business|products?|fed|interest rates?|inflation|economy|bitcoin|crypto\w*|options?|taxes)\b/,
  /\b(weather|poem|joke|song|recipe|python|javascript|code|homework|president|football|movie|capital of|translate)\b/,
  /\b(who|what) are you\b|\b(your|system) (instructions|prompt|model)\b|\byour rules\b(?! (for|of|on|about)\b)|\bignore (all|any|the|your|previous)\b/,
];

const GREETING = /^(hi|hello|hey|thanks?|thank you|ok(ay)?|great|cool)\b[\w\s,!.]{0,12}$/;
/** Questions on the whole of what is shown, unless they name something more. */
const EXPLAIN = /\b(explain|tell me (more )?about|don't (get|understand)|confus\w+)\b/;

/** What isn't measured: other indicators and averages, extremes and counts of a whole chart, other days, the exchange's hours. */
const NOT_MEASURED = [
  /\bwhen (was|were) the (last|latest|previous)\b/,
  /\b(?!(10|20|50)\b)\d+[- ]?(day|candle|bar|period|week)?[- ](simple |exponential )?((moving )?average|ma|sma|ema)s?\b/,
  /\b(divergen\w+|fib\w*|vwap|bollinger|stochastics?|ichimoku|order flow|52[- ]?weeks?|all[- ]time)\b/,
  /\b(high|low|bigg|larg|small|long|short|wid)est\b.*\b(candles?|bars?|prices?|volume|close|day|move|gap|chart|year|month|week)\b/,
  /\bhow many (candles|bars|days|weeks|trades)\b|\b(yesterday|(this|last|previous) (year|month|quarter))\b/,
  /\bmarket\b.*\b(open|closed|hours)\b/,
];

/** The first that fits decides. Those of a pattern come before those of a chart. */
const TOPICS: readonly (readonly [Topic, RegExp])[] = [
  ...NOT_MEASURED.map((words) => ['unmatched', words] as const),
  [
    'source',
    /\b(are|is) (this|these|those|it|they|the)\b.*\b(real|fake|made[- ]up|simulated|live|fictional)\b|\breal (stocks?|prices?|data)\b/,
  ],
  ['momentum', /\b(rsi|macd)\b/],
  ['candle', /\b(percent(age)?|much) did (this|the) (candle|bar|session|day)\b/],
  ['candle', /\bwhat (happened|is happening|did).*\b(candle|bar|session)\b/],
  ['volume', /\bvolume\b/],
  ['levels', /\btouch(ed|es)?\b/],
  [
    'chance',
    /\b(chances?|random|odds|probabilit\w+|how often|work|works|worked|reliab\w+|success|win rate|evidence|stud(y|ies)|statistic\w*|proven|luck|edge|coin|better than|rates?|percent\w*|trust\w*)\b/,
  ],
  [
    'confirm',
    /\bconfirm\w*|\bwhat (has|needs|must|would have) to happen\b|\bwait(ing)? for\b|\bneed to see\b|\bvalidat\w+/,
  ],
  [
    'rules',
    /\bwhich (rule|condition)s?\b|\b(should|must|needs? to|has to|have to)\b.*\bbe\b|\b(recogni[sz]e|spot|identify)\b/,
  ],
  ['wrong', /\b(wrong|cancel\w*|invalid\w*|fail\w*|negat\w+|disprove\w*|undo|mistaken?|falsif\w+)\b/],
  [
    'first',
    /\b(first|start|begin|overview|summar\w+|most important|look at|focus|describe (this|the) chart|what do you see|what('s| is) (going on|happening)|what happened|what am i (looking|seeing)|what does (this|it|that) mean)\b/,
  ],
  ['levels', /\b(support|resistance|levels?|swings?|floor|ceiling|turn(s|ed)?)\b/],
  ['side', /\b(bullish|bearish)\b/],
  ['volatility', /\b(atr|volatil\w+|average true range|ranges?|usually (span|move)s?|typical\w*)\b/],
  ['momentum', /\b(rsi|macd|momentum|overbought|oversold|indicators?)\b/],
  [
    'trend',
    /\b(trend\w*|up ?trend|down ?trend|direction|moving averages?|averages?|sma|ema|(going|moving|heading) (up|down)|rising|falling|dropping|sideways|consolidat\w+|strong|weak|buyers|sellers|bulls|bears)\b/,
  ],
  [
    'source',
    /\b(real[- ]?time|simulated|source|delayed|live prices|live data|real (data|prices|market)|where (do|does|are|is) .*(prices?|data)|how old|up to date)\b/,
  ],
  ['first', EXPLAIN],
  ['rules', /\b(why|rules?|count|counts|qualif\w+|meets?|conditions?|right(?! now))\b/],
  ['patterns', /\b(patterns?|break ?outs?|formations?|shapes?|marked|what (is|was) (this|it|that)[ ?]*$)/],
  ['candle', /\b(candles?|bars?|open(ed)?|high|low|closed?|body|shadows?|wicks?|prices?|ohlc)\b/],
];

/** Questions about a named pattern that ask for its rules, such as "Why isn't this a hammer?". */
const ABOUT_RULES =
  /\b(why|is|isn['’]?t|was|wasn['’]?t|are|aren['’]?t|does|doesn['’]?t|rules?|what makes|what about)\b/;
const COMPARES = /\b(diff?er\w*|compare\w*|versus|vs|tell .*apart|instead of|rather than|confuse\w*)\b/;

/** What a typed question asks for. Advice and what lies outside of charts come first: they are declined. */
export function matchQuestion(question: string, { symbol }: { symbol: string | null }): MatchedQuestion {
  const text = correctSpelling(question.normalize('NFKC').toLowerCase().replaceAll('’', "'"));
  return {
    topic: topicOf(text, question, symbol),
    patterns: findAskedPatterns(text),
    part: partOf(text),
    definition: findDefinition(text),
  };
}

function topicOf(text: string, question: string, symbol: string | null): Topic {
  if (ADVICE.some((words) => words.test(text))) return 'advice';
  if (OUTSIDE.some((words) => words.test(text)) || namesOtherSymbol(question, symbol)) return 'outside';
  if (GREETING.test(text)) return 'greeting';
  const named = findAskedPatterns(text);
  if (named.length > 0 && COMPARES.test(text)) return 'compare';
  const rest = withoutNames(text, named);
  const topic = TOPICS.find(([, words]) => words.test(rest))?.[0];
  if (named.length > 0 && !isAboutPattern(topic))
    return ABOUT_RULES.test(text) || topic === undefined ? 'rules' : topic;
  return topic ?? (isAnotherLanguage(question) ? 'language' : 'unmatched');
}

/** Topics that a question can have about the pattern that it names. */
function isAboutPattern(topic: Topic | undefined): boolean {
  return topic === 'chance' || topic === 'confirm' || topic === 'wrong' || topic === 'first' || topic === 'side';
}

function partOf(text: string): CandlePart | null {
  const [, side] = text.match(/\b(upper|top|lower|bottom)[- ](shadow|wick|tail)/) ?? [];
  if (side !== undefined) return side === 'upper' || side === 'top' ? 'upper shadow' : 'lower shadow';
  return /\bbody\b/.test(text) ? 'body' : null;
}

/** A name can have a word of a topic in it, such as "bullish engulfing" and "false breakout". */
function withoutNames(text: string, named: readonly NamedPattern[]): string {
  return named.reduce((rest, { name }) => rest.replaceAll(name.toLowerCase(), ' '), text);
}

/** Each chart is asked about itself. */
function namesOtherSymbol(question: string, symbol: string | null): boolean {
  return tickers.some((ticker) => ticker !== symbol && new RegExp(`\\b${ticker}\\b`).test(question));
}
