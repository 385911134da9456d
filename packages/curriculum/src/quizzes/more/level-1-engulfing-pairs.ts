import type { QuizQuestion } from '../quiz.ts';

/** More to ask at level 1. */
export const moreEngulfingPairs: readonly QuizQuestion[] = [
  {
    id: 'colors-of-the-pair',
    question: 'Which two candles make a bullish engulfing pattern?',
    options: [
      { id: 'A', text: 'A rising one, then a falling one', description: 'The first body covers the second' },
      { id: 'B', text: 'Two rising ones', description: 'Both bodies are long' },
      { id: 'C', text: 'Two of any color', description: 'As long as the second body covers the first' },
      { id: 'D', text: 'A falling one, then a rising one', description: 'The second body covers the first' },
    ],
    correctAnswer: 'D',
    explanation:
      'The rising candle has to win back everything the falling candle lost, so the colors must differ. Two candles of the same color would mean that the same side won twice.',
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
      { id: 'C', text: 'Yes', description: 'Only the bodies are compared' },
      { id: 'D', text: 'Only with a third candle', description: 'It has to cover the shadow' },
    ],
    correctAnswer: 'C',
    explanation:
      'The rule compares the open and the close of each candle and ignores the shadows. If the high and the low of the second candle cover the whole range of the first, that’s called an outside bar.',
    category: 'candlesticks',
    patternType: 'bullish-engulfing',
    arithmetic: [],
  },
  {
    id: 'easy-to-cover',
    question:
      'In an engulfing pattern, the first body is only a few cents long, and the second is no longer than recent bodies. Why isn’t the pattern very convincing?',
    options: [
      { id: 'A', text: 'The first body has to be longer than average', description: 'By the rule, it doesn’t count' },
      { id: 'B', text: 'Almost any candle covers a body that small', description: 'It may mean nothing' },
      { id: 'C', text: 'A tiny first body reverses the signal', description: 'It points the other way' },
      { id: 'D', text: 'The two bodies overlap too little', description: 'They should share half their length' },
    ],
    correctAnswer: 'B',
    explanation:
      'An ordinary candle can cover a tiny body by accident. The pattern carries more weight when the second body is unusually long; Steve Nison even prefers a small first body in that case.',
    category: 'candlesticks',
    patternType: 'bullish-engulfing',
    arithmetic: [],
  },
  {
    id: 'nothing-to-reverse',
    question:
      'In the middle of a sideways market, a rising body covers the falling body before it. What’s missing for a bullish engulfing pattern?',
    options: [
      { id: 'A', text: 'A decline before the pair', description: 'A move that it could reverse' },
      { id: 'B', text: 'A gap between the bodies', description: 'A sign of urgency' },
      { id: 'C', text: 'A third candle after the pair', description: 'The usual confirmation' },
      { id: 'D', text: 'A long lower shadow', description: 'A recovery from the low' },
    ],
    correctAnswer: 'A',
    explanation:
      'The pattern is read as the possible end of a decline, and here there’s no decline to end. In a sideways market, larger bodies cover smaller ones all the time.',
    category: 'candlesticks',
    patternType: 'bullish-engulfing',
    arithmetic: [],
  },
  {
    id: 'end-of-the-idea',
    question: 'When has a bullish engulfing pattern failed, by the rule in these lessons?',
    options: [
      { id: 'A', text: 'When price trades below the second close', description: 'Even for a moment' },
      { id: 'B', text: 'When the next candle falls', description: 'Wherever it closes' },
      { id: 'C', text: 'When a session closes below the first close', description: 'Inside the pair’s range' },
      { id: 'D', text: 'When a session closes below the pair’s low', description: 'Below both candles' },
    ],
    correctAnswer: 'D',
    explanation:
      'A close below the pair’s low means that everything the second candle gained is gone, and more. A falling candle that stays within the pair’s range is nothing unusual.',
    category: 'candlesticks',
    patternType: 'bullish-engulfing',
    arithmetic: [],
  },
  {
    id: 'open-of-the-second',
    question: 'Where does the second candle of a bearish engulfing pattern open?',
    options: [
      { id: 'A', text: 'At or below the first open', description: 'The rise looks finished' },
      { id: 'B', text: 'In the middle of the first body', description: 'The market looks undecided' },
      { id: 'C', text: 'At or above the first close', description: 'The rally seems to continue' },
      { id: 'D', text: 'Below the first low', description: 'Sellers are already in control' },
    ],
    correctAnswer: 'C',
    explanation:
      'The session starts well for buyers, but then price falls to the first open or below it. A falling candle that opened inside the first body couldn’t cover all of it.',
    category: 'candlesticks',
    patternType: 'bearish-engulfing',
    arithmetic: [],
  },
  {
    id: 'buyers-in-the-first-body',
    question: 'At the second close of a bearish engulfing pattern, who is losing money?',
    options: [
      { id: 'A', text: 'Anyone who sold short inside the first body', description: 'One session earlier' },
      { id: 'B', text: 'Anyone who bought inside the first body', description: 'In the session before' },
      { id: 'C', text: 'Anyone who bought before the rise began', description: 'Many sessions earlier' },
      { id: 'D', text: 'Anyone who sells short at that close', description: 'At that very moment' },
    ],
    correctAnswer: 'B',
    explanation:
      'The second close is at or below the first open, so anyone who bought inside the first body paid more than that. The pattern is read as bearish because some of those buyers are expected to sell.',
    category: 'candlesticks',
    patternType: 'bearish-engulfing',
    arithmetic: [],
  },
  {
    id: 'weight-of-the-pair',
    question: 'Where do textbooks give a bearish engulfing pattern the most weight?',
    options: [
      { id: 'A', text: 'After a long rise', description: 'Many holders have gains to protect' },
      { id: 'B', text: 'Early in a new rise', description: 'Few holders have gains so far' },
      { id: 'C', text: 'After a long decline', description: 'Short sellers have gains to protect' },
      { id: 'D', text: 'In a sideways market', description: 'Neither side has made much' },
    ],
    correctAnswer: 'A',
    explanation:
      'The argument is that after a long rise, many holders have profits to take and late buyers are easily caught near the top. Early in a rise, the pair may be no more than a brief pause.',
    category: 'candlesticks',
    patternType: 'bearish-engulfing',
    arithmetic: [],
  },
  {
    id: 'mirror-of-the-pair',
    question: 'How does a bearish engulfing pattern differ from a bullish one?',
    options: [
      { id: 'A', text: 'It takes one more candle', description: 'Three instead of two' },
      { id: 'B', text: 'It has to cover the whole range', description: 'Not just the body' },
      { id: 'C', text: 'It needs a gap', description: 'The two bodies can’t touch' },
      { id: 'D', text: 'The colors and the prior trend', description: 'Everything else is the same' },
    ],
    correctAnswer: 'D',
    explanation:
      'It’s the mirror image: after a rise, a falling body covers the rising body before it. Both patterns compare the two bodies in the same way.',
    category: 'candlesticks',
    patternType: 'bearish-engulfing',
    arithmetic: [],
  },
  {
    id: 'price-of-waiting',
    question:
      'Instead of buying at the second close of a bullish engulfing pattern, you wait for a close above the pair’s high. What does waiting cost you?',
    options: [
      { id: 'A', text: 'Nothing', description: 'It’s the same trade, only later' },
      { id: 'B', text: 'Your stop', description: 'It can’t go below the pair anymore' },
      { id: 'C', text: 'A better price', description: 'You pay more per share' },
      { id: 'D', text: 'The pattern', description: 'It has expired by then' },
    ],
    correctAnswer: 'C',
    explanation:
      'You pay more per share, and a stop below the pair is farther away. In return, you stay out of the pairs that are never confirmed.',
    category: 'candlesticks',
    patternType: 'bullish-engulfing',
    arithmetic: [],
  },
];
