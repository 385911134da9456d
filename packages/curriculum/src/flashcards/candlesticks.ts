import type { FlashcardTexts } from './flashcard.ts';

export const candlestickCards: FlashcardTexts = {
  doji: {
    question: 'This session closed almost exactly where it opened. Is that a trade, and what would you wait for?',
    answer:
      'It’s a doji, and by itself, it’s no trade. The first close above its high or below its low shows which side took over.',
  },
  hammer: {
    question: 'Price has been falling, and then this candle prints. What is it, and what would confirm it?',
    answer:
      'A hammer: price dropped sharply and recovered by the close. A close above its high confirms it; a close below its low cancels it.',
  },
  'shooting-star': {
    question:
      'You own this stock, it has been rising, and today’s candle looks like this. What happened during the session?',
    answer:
      'It’s a shooting star: price rallied and gave it back by the close. A close below its low confirms the warning, so check your stop.',
  },
  'bullish-engulfing': {
    question: 'Price has been falling. Compare the last two bodies: which pattern do they make?',
    answer:
      'A bullish engulfing: the rising body covers the entire falling body before it, so one session erased the whole loss of the session before.',
  },
  'bearish-engulfing': {
    question:
      'In an uptrend, price opened at or above the prior close. Why might this candle still worry anyone who owns the stock?',
    answer:
      'It’s a bearish engulfing: the falling body covers the whole rising one, so anyone who bought inside the first body is now losing money.',
  },
  'hanging-man': {
    question: 'The last candle is shaped like a hammer, but look at the candles before it. What do you call it here?',
    answer:
      'A hanging man, because it comes after a rise. Only a close below its low confirms it; a close above its high often comes first.',
  },
  'inverted-hammer': {
    question:
      'After a decline, one candle has a tall upper shadow and a small body. Is it a reversal, or is it too early to tell?',
    answer:
      'It’s too early. In this inverted hammer, price couldn’t hold its gain. Only a close above the upper shadow would support a reversal.',
  },
  'spinning-top': {
    question: 'A small body sits between two longer shadows. Which side is in control?',
    answer:
      'Neither side is. A spinning top gives you no direction, so wait for a close above its high or below its low.',
  },
  'long-legged-doji': {
    question:
      'The range is wide, but there’s almost no body. What does that tell you, and what does it mean for your position size?',
    answer:
      'It’s a long-legged doji: price swung far in both directions, and neither side won. A stop beyond its range is far away, so trade smaller.',
  },
  'dragonfly-doji': {
    question:
      'The open, high and close are nearly the same, with a long shadow below. What’s it called, and how far would you trust it?',
    answer:
      'A dragonfly doji. In Bulkowski’s data, it was followed by a reversal only half the time, so wait for a close above its high.',
  },
  'gravestone-doji': {
    question: 'By the closing bell, the session’s whole rally was gone. What do you do with the shares you own?',
    answer:
      'After this gravestone doji, many traders tighten their stop or take some profit rather than sell everything. A close above its high cancels the warning.',
  },
  'white-marubozu': {
    question: 'This candle has a long rising body and almost no shadows. What does the missing upper shadow tell you?',
    answer:
      'A white marubozu closes at or near its high: buyers were still paying up. In an uptrend, it’s read as a sign of continuation.',
  },
  'bullish-belt-hold': {
    question:
      'In a decline, the open turned out to be the low of the session, and price rallied from there. What’s this candle called?',
    answer:
      'A bullish belt hold: it opened at its low and closed near its high. A later close below that low cancels the pattern.',
  },
  'bullish-harami': {
    question: 'After a long falling candle, the next body fits inside the first. Is the decline over?',
    answer:
      'You can’t tell yet. A bullish harami only shows that selling slowed down. It takes a close above both candles to confirm a reversal.',
  },
  'bearish-harami': {
    question: 'A long rising candle is followed by a small one inside its body. Do you sell now or wait?',
    answer:
      'Wait. After a bearish harami, price broke out upward slightly more often than downward in Bulkowski’s data, about as often as it does by chance.',
  },
  'bullish-harami-cross': {
    question:
      'The second candle is a doji inside the long falling body. Which pattern is this, and is it stronger than a plain harami?',
    answer:
      'A bullish harami cross. Textbooks call it stronger, but Bulkowski’s data doesn’t back that up, so wait for a close above both candles.',
  },
  'piercing-pattern': {
    question:
      'The second candle closed deep inside the falling body. How deep must it close, and what’s the pattern called?',
    answer:
      'A piercing pattern closes above the middle of the falling body but below its open. Anything shallower is a different pattern.',
  },
  'dark-cloud-cover': {
    question: 'Price opened above the prior high and then fell back. What do you measure before you name the pattern?',
    answer:
      'Measure how far into the first body it closes. A dark cloud cover closes below the middle of that body but above its open.',
  },
  'morning-star': {
    question:
      'You see a long drop, a small body that gaps below it, and a recovery. Which of the three completes the pattern?',
    answer:
      'The third: without the recovery, there’s only a drop and a pause. A close below the star’s low cancels the morning star.',
  },
  'evening-star': {
    question: 'You bought at the close of the middle candle. Why are you losing money after the third one?',
    answer:
      'It’s an evening star: the third candle closed deep inside the first body, below your entry. A close above the star’s high cancels the warning.',
  },
  'morning-doji-star': {
    question: 'How is this different from a morning star, and where would you put the stop?',
    answer:
      'Its middle candle is a doji, so neither side won at the low. The stop for a morning doji star goes below that doji.',
  },
  'evening-doji-star': {
    question:
      'After an advance, a doji gaps above the long body before it. What does the third candle have to do to make this a reversal pattern?',
    answer:
      'Fall and close deep inside the first body. That completes an evening doji star. Many short sellers still wait for a close below all three.',
  },
  'bullish-abandoned-baby': {
    question:
      'After a decline, the middle candle of three doesn’t overlap either neighbor, not even with its shadows. What is this rare pattern called?',
    answer:
      'A bullish abandoned baby: a doji with a full gap on each side. It’s too rare to build a trading plan around.',
  },
  'bearish-doji-star': {
    question: 'A long rising candle is followed by a doji above its body. Is that a sell signal yet?',
    answer:
      'Not yet. In Bulkowski’s data, price broke upward after most bearish doji stars. Wait for a close below the pair.',
  },
  'three-white-soldiers': {
    question: 'Three candles in a row close higher, each near its high. Would you buy here?',
    answer:
      'Three white soldiers show steady buying, but the stop is already far away. Some traders wait for a pullback, which may never come.',
  },
  'three-black-crows': {
    question: 'You still own the stock after these three candles. What’s the pattern, and what’s your plan?',
    answer:
      'Three black crows: three falling candles, each closing near its low. Stick to your stop instead of hoping for a bounce to sell into.',
  },
  'three-inside-up': {
    question: 'The first two candles are a bullish harami. What does the third one add?',
    answer:
      'A close above the first candle’s open, which turns the harami into a three inside up. You pay a higher price for that evidence.',
  },
  'three-outside-up': {
    question: 'A bullish engulfing pair is followed by another higher close. What are the three candles called?',
    answer:
      'Three outside up. The third close shows buyers following through, but by then you pay more than at the second close.',
  },
  'matching-low': {
    question: 'Two falling candles close at nearly the same price. Would you call that support?',
    answer:
      'Textbooks do: it’s a matching low. But two closes are thin evidence, and a close below the pair rules it out.',
  },
  'homing-pigeon': {
    question:
      'Both candles fell, and the second body fits inside the first. What sets this pair apart from the usual harami?',
    answer:
      'The color of the second candle: in the usual bullish harami, it rises. When both fall, it’s a homing pigeon: treat it as a pause.',
  },
  'advance-block': {
    question: 'All three candles rose. What suggests that the rally is losing momentum?',
    answer:
      'The bodies shrink, or the upper shadows grow. An advance block is a reason to hold off on buying, not a reason to sell short.',
  },
  'bullish-three-line-strike': {
    question: 'One candle erased the gains of the three before it. Do textbooks call that bullish or bearish?',
    answer:
      'Bullish, as a shakeout. But in Bulkowski’s data, it broke downward more often, so wait for a close above all four candles.',
  },
  'rising-three-methods': {
    question:
      'Three small candles drift down within the range of a long rising one, and then price breaks out. What do textbooks expect next?',
    answer:
      'A continuation of the uptrend. In rising three methods, the last candle closes above the close of the first, so the pause is over.',
  },
  'bullish-hikkake': {
    question: 'Price broke below an inside bar, but the move went nowhere. What would turn that into a buy signal?',
    answer:
      'A close above the inside bar’s high within three candles. It confirms the bullish hikkake, and anyone who sold the breakdown short is losing money.',
  },
};
