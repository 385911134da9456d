import type { QuizQuestion } from '../quiz.ts';

/** More to ask at level 1. */
export const moreEngulfingPairs: readonly QuizQuestion[] = [
  {
    id: 'colors-of-the-pair',
    question: 'Which two candles make a bullish engulfing pattern?',
    options: [
      { id: 'A', text: 'A rising one, then a falling one', description: 'The first is the larger' },
      { id: 'B', text: 'Two rising ones', description: 'Each larger than the one before' },
      { id: 'C', text: 'Two of any color', description: 'If the second is larger' },
      { id: 'D', text: 'A falling one, then a rising one', description: 'The second is the larger' },
    ],
    correctAnswer: 'D',
    explanation:
      'Buyers have to erase what sellers did the session before. Two bodies of one color show the same side in control twice.',
    category: 'candlesticks',
    patternType: 'bullish-engulfing',
    arithmetic: [],
  },
  {
    id: 'shadow-outside-the-body',
    question:
      'In a decline, a rising body covers the falling body before it, but not that candle’s lower shadow. Is it a bullish engulfing pattern?',
    options: [
      { id: 'A', text: 'No', description: 'The low has to be covered, too' },
      { id: 'B', text: 'Only with a gap', description: 'Between the two bodies' },
      { id: 'C', text: 'Yes', description: 'Bodies are compared, shadows aren’t' },
      { id: 'D', text: 'Only with a third candle', description: 'Which has to cover the shadow' },
    ],
    correctAnswer: 'C',
    explanation:
      'The rule compares open and close of both candles and leaves the shadows out. A candle whose high and low cover the whole range before it is an outside bar.',
    category: 'candlesticks',
    patternType: 'bullish-engulfing',
    arithmetic: [],
  },
  {
    id: 'easy-to-cover',
    question: 'The first body of an engulfing pair is only a few cents long. What does that do to the signal?',
    options: [
      { id: 'A', text: 'It’s stronger', description: 'The second is larger by comparison' },
      { id: 'B', text: 'It says little', description: 'Almost any candle covers that' },
      { id: 'C', text: 'It’s reversed', description: 'A tiny body points the other way' },
      { id: 'D', text: 'It’s void', description: 'The first body needs a minimum length' },
    ],
    correctAnswer: 'B',
    explanation:
      'A tiny body is covered by the next ordinary candle, so it proves hardly anything. The rule doesn’t exclude it, but a large second body next to recent ones weighs more.',
    category: 'candlesticks',
    patternType: 'bullish-engulfing',
    arithmetic: [],
  },
  {
    id: 'nothing-to-reverse',
    question:
      'A rising body covers the falling one before it in the middle of a sideways market. What’s missing for a bullish engulfing pattern?',
    options: [
      { id: 'A', text: 'A decline before the pair', description: 'Something to turn around' },
      { id: 'B', text: 'A gap between the bodies', description: 'Some empty space between them' },
      { id: 'C', text: 'A third candle after the pair', description: 'Someone to agree' },
      { id: 'D', text: 'A long lower shadow', description: 'Somewhere to recover from' },
    ],
    correctAnswer: 'A',
    explanation:
      'It’s read as the possible end of a decline, and here there’s none. In a sideways market, larger bodies cover smaller ones all the time.',
    category: 'candlesticks',
    patternType: 'bullish-engulfing',
    arithmetic: [],
  },
  {
    id: 'end-of-the-idea',
    question: 'When has a bullish engulfing pattern failed in these lessons?',
    options: [
      { id: 'A', text: 'At a trade below the second close', description: 'As soon as price dips' },
      { id: 'B', text: 'At the first falling candle', description: 'Wherever it closes' },
      { id: 'C', text: 'At a close below the first close', description: 'Somewhere within the pair' },
      { id: 'D', text: 'At a close below the pair’s low', description: 'Beyond both candles' },
    ],
    correctAnswer: 'D',
    explanation:
      'Such a close erases everything that the second candle gained, and more. A falling candle within the range of the pair is nothing unusual.',
    category: 'candlesticks',
    patternType: 'bullish-engulfing',
    arithmetic: [],
  },
  {
    id: 'open-of-the-second',
    question: 'Where does the second candle of a bearish engulfing pattern open?',
    options: [
      { id: 'A', text: 'At or below the first open', description: 'As if the rise were over' },
      { id: 'B', text: 'In the middle of the first body', description: 'As if nothing had happened' },
      { id: 'C', text: 'At or above the first close', description: 'As if the rally continued' },
      { id: 'D', text: 'Below the first low', description: 'As if sellers were in a hurry' },
    ],
    correctAnswer: 'C',
    explanation:
      'It begins well for buyers and then falls past the first open. Opened anywhere inside the first body, it couldn’t cover all of it.',
    category: 'candlesticks',
    patternType: 'bearish-engulfing',
    arithmetic: [],
  },
  {
    id: 'buyers-in-the-first-body',
    question: 'Who is losing money at the second close of a bearish engulfing pattern?',
    options: [
      { id: 'A', text: 'Those who sold inside the first body', description: 'One session earlier, too' },
      { id: 'B', text: 'Those who bought inside the first body', description: 'One session earlier' },
      { id: 'C', text: 'Those who bought before the rise', description: 'Many sessions earlier' },
      { id: 'D', text: 'Those who sell at the second close', description: 'At that moment' },
    ],
    correctAnswer: 'B',
    explanation:
      'The second close is at or below the first open, and they paid more than that. The idea behind the reading is that some of them now sell.',
    category: 'candlesticks',
    patternType: 'bearish-engulfing',
    arithmetic: [],
  },
  {
    id: 'weight-of-the-pair',
    question: 'Where does a bearish engulfing pattern carry the most weight?',
    options: [
      { id: 'A', text: 'After a long rise', description: 'Many buyers have gains' },
      { id: 'B', text: 'Early in a new rise', description: 'Few buyers have gains' },
      { id: 'C', text: 'After a long decline', description: 'Sellers have gains' },
      { id: 'D', text: 'In a sideways market', description: 'No one has gains' },
    ],
    correctAnswer: 'A',
    explanation:
      'After a long rise, there are profits to take and late buyers to catch. Early in one, the pair may be no more than a brief pause.',
    category: 'candlesticks',
    patternType: 'bearish-engulfing',
    arithmetic: [],
  },
  {
    id: 'mirror-of-the-pair',
    question: 'What’s different in a bearish engulfing pattern compared with the bullish one?',
    options: [
      { id: 'A', text: 'The number of candles', description: 'It takes three instead of two' },
      { id: 'B', text: 'What has to be covered', description: 'The whole range, not just the body' },
      { id: 'C', text: 'The gap', description: 'The two bodies can’t touch' },
      { id: 'D', text: 'The colors and the trend before', description: 'Everything else is the same' },
    ],
    correctAnswer: 'D',
    explanation:
      'It’s the mirror image: after a rise, a rising body is covered by a falling one. How the two bodies are compared is the same in both.',
    category: 'candlesticks',
    patternType: 'bearish-engulfing',
    arithmetic: [],
  },
  {
    id: 'price-of-waiting',
    question:
      'You wait for a close above the high of a bullish engulfing pair instead of buying at its second close. What does waiting cost you?',
    options: [
      { id: 'A', text: 'Nothing', description: 'The same trade, only later' },
      { id: 'B', text: 'The stop', description: 'It can’t be placed anymore' },
      { id: 'C', text: 'A better price', description: 'You pay more per share' },
      { id: 'D', text: 'The pattern', description: 'It’s no longer one' },
    ],
    correctAnswer: 'C',
    explanation:
      'You usually pay more, and the stop below the pair is farther away. In return, you leave out the pairs that no close ever confirmed.',
    category: 'candlesticks',
    patternType: 'bullish-engulfing',
    arithmetic: [],
  },
];
