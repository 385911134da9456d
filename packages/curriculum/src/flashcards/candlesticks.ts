import type { FlashcardTexts } from './flashcard.ts';

export const candlestickCards: FlashcardTexts = {
  doji: {
    question: 'This session closed where it opened. Do you trade it, and what would you wait for?',
    answer:
      'A doji, and no trade on its own. The first close beyond its high or its low tells you which side took over.',
  },
  hammer: {
    question: 'Price has been falling, and then this candle prints. What is it, and what would confirm it?',
    answer:
      'A hammer: buyers took back what sellers pushed down. A close above its high confirms it; a close below its low rules it out.',
  },
  'shooting-star': {
    question: 'You own the stock, it has been rising, and today ends like this. What just happened?',
    answer:
      'A shooting star: nearly the whole rally was erased by the close. A close below its low backs the warning, so check your stop.',
  },
  'bullish-engulfing': {
    question: 'A decline is under way. Compare these two bodies: which pattern do they make?',
    answer:
      'A bullish engulfing. The rising body covers the entire falling body before it, so a full session of selling was erased in one day.',
  },
  'bearish-engulfing': {
    question:
      'In an uptrend, price opened higher again today. Why should that last body worry anyone who owns the stock?',
    answer:
      'It’s a bearish engulfing: the falling body covers all of the rising one. Anyone who bought inside the first body is now holding a loss.',
  },
  'hanging-man': {
    question: 'It’s shaped like a hammer, but look at the candles before it. What do you call it here?',
    answer:
      'A hanging man, because it comes after a rise. Only a close below the lower shadow confirms it, and often none comes.',
  },
  'inverted-hammer': {
    question: 'After a slide, one candle leaves a tall upper shadow and a small body. Reversal, or too early to say?',
    answer:
      'Too early. It’s an inverted hammer: buyers couldn’t hold their gains. Only a close above the upper shadow would support a turn.',
  },
  'spinning-top': {
    question: 'A small body sits between two longer shadows. Which side is in control?',
    answer:
      'Neither. A spinning top shows a draw, so it gives you no direction. Let a close above its high or below its low decide.',
  },
  'long-legged-doji': {
    question: 'The range is huge and the body has all but vanished. How do you size up a session like this?',
    answer:
      'A long-legged doji: plenty of effort, no result. A stop beyond either far end of its range means a smaller position.',
  },
  'dragonfly-doji': {
    question:
      'Open, high and close share one line, with a long shadow below. What’s it called, and how much do you trust it?',
    answer:
      'A dragonfly doji. It’s a full recovery from a deep dip, yet studies give it little weight. Wait for a close above the high first.',
  },
  'gravestone-doji': {
    question:
      'By the closing bell, price had erased every cent of the rally. What do you do with shares you already own?',
    answer:
      'It’s a gravestone doji. Consider tightening your stop or taking some profit, but don’t sell everything. A close above its high cancels the warning.',
  },
  'white-marubozu': {
    question: 'A long rising body, no shadows worth mentioning. What does the missing shadow at the top tell you?',
    answer:
      'Buyers were still paying up at the close. A white marubozu usually counts as continuation while price holds above its middle.',
  },
  'bullish-belt-hold': {
    question:
      'The market gapped down at the open, and that open was the low. What’s the name for the rally that followed?',
    answer:
      'A bullish belt hold: it opened at the low and closed near the high. A later close below that open ends the pattern.',
  },
  'bullish-harami': {
    question: 'A big down day, then a small body tucked inside it. Is the decline over?',
    answer:
      'You can’t tell yet. A bullish harami says only that selling slowed down. Nothing has turned until price closes above both candles.',
  },
  'bearish-harami': {
    question: 'The rally’s biggest candle is followed by a small one inside its body. Sell now, or wait?',
    answer:
      'Wait. After a bearish harami, price broke upward slightly more often, as it does by chance. Just don’t chase the rally.',
  },
  'bullish-harami-cross': {
    question:
      'Inside the long falling body there’s a session with no body at all. Which pattern is this, and is it stronger than its cousin?',
    answer:
      'A bullish harami cross. Textbooks call it stronger than a plain harami; the numbers don’t back that up, so let the next closes settle it.',
  },
  'piercing-pattern': {
    question: 'Where must the second candle close for this to count, and what is the pattern called?',
    answer:
      'Above the middle of the falling body, but not above its open. That makes it a piercing pattern; a shallower close doesn’t.',
  },
  'dark-cloud-cover': {
    question: 'Buyers cheered the open and regretted it by the close. What do you measure before you name it?',
    answer:
      'How deep the second candle closes in the first body. A dark cloud cover closes below the middle; deeper costs buyers more.',
  },
  'morning-star': {
    question: 'Three candles: a drop, a pause below a gap, a recovery. Which of the three makes it a pattern?',
    answer:
      'The third: without the recovery, there’s only a drop and a pause. A morning star’s lowest price is where the idea fails.',
  },
  'evening-star': {
    question: 'You bought at the close of the middle candle. Why are you in trouble after the third one?',
    answer:
      'The gap above the first body is gone: it’s an evening star. Protect your position; a close above its high cancels the warning.',
  },
  'morning-doji-star': {
    question: 'How is this different from a morning star, and where would you put the stop?',
    answer:
      'Its middle candle is a doji: at the lowest prices, sellers lost control. The stop on a morning doji star goes below it.',
  },
  'evening-doji-star': {
    question: 'At the top of an advance, a doji floats above the long body before it. What’s the third candle doing?',
    answer:
      'Completing an evening doji star by closing deep inside the first body. Short sellers often still wait for a close below all three candles.',
  },
  'bullish-abandoned-baby': {
    question:
      'The middle candle touches neither candle beside it, not even with its shadows. What rare pattern is that?',
    answer:
      'A bullish abandoned baby: a doji cut off by a gap on each side. It’s so rare that you shouldn’t wait for one.',
  },
  'bearish-doji-star': {
    question: 'A strong rising candle, then a doji above its body. Is this a sell signal yet?',
    answer:
      'Not yet. A bearish doji star is a pause that breaks upward more often than not. Wait for a close below the pair.',
  },
  'three-white-soldiers': {
    question: 'Three strong closes in a row, each near its high. Would you buy here?',
    answer:
      'Three white soldiers show steady buying, but the stop is far away. Some traders wait for a pullback, which may never come.',
  },
  'three-black-crows': {
    question: 'You still hold the stock after these three candles. What are you looking at, and what’s your plan?',
    answer:
      'Three black crows: three falling candles, each closing near its low. Act on your stop instead of hoping for a bounce to sell into.',
  },
  'three-inside-up': {
    question: 'The first two candles are a harami. What did the third one add?',
    answer:
      'Confirmation. By closing above the first candle’s open, it turned a harami into a three inside up, at the cost of a worse entry price.',
  },
  'three-outside-up': {
    question: 'An engulfing pair, then another higher close. What’s the full name of these three candles?',
    answer:
      'Three outside up. The third close confirms the engulfing pair, so you pay a little more to see the buyers come back.',
  },
  'matching-low': {
    question: 'Two falling candles end at nearly the same price. Would you call that support?',
    answer:
      'A matching low, which textbooks read as support. Two closes are thin evidence: one close below the pair and it’s gone.',
  },
  'homing-pigeon': {
    question: 'Both candles fell, and the second body fits inside the first. Why isn’t this a harami?',
    answer:
      'In a bullish harami, the second candle usually rises. When both fall, it’s a homing pigeon: the selling pauses, nothing more.',
  },
  'advance-block': {
    question: 'All three candles rose. What’s the sign that buyers are getting tired?',
    answer:
      'The bodies shrink or the upper shadows grow. An advance block is a reason to hold off on buying, not to sell short.',
  },
  'bullish-three-line-strike': {
    question: 'One candle wiped out three days of gains. Does the textbook call this bullish or bearish?',
    answer:
      'Bullish, surprisingly: in a bullish three-line strike, it counts as a shakeout. The evidence is thin, so wait for a close above all four.',
  },
  'rising-three-methods': {
    question: 'Small falling candles pause inside a long rising one, and then price breaks out. Continue or reverse?',
    answer:
      'Continue: this is a rising three methods. In textbooks, the small candles stay within the first candle’s range; the last one closes above its close.',
  },
  'bullish-hikkake': {
    question: 'An inside bar broke down, and the move went nowhere. What turns that into a buy signal?',
    answer:
      'A close above the inside bar’s high within three candles. It confirms the bullish hikkake, and shorts from the breakdown are losing money.',
  },
};
