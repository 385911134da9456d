import type { FlashcardTexts } from './flashcard.ts';

export const chartPatternCards: FlashcardTexts = {
  'double-bottom': {
    question:
      'Price has found support twice at about the same level. What has to happen before the pattern is complete?',
    answer:
      'A close above the peak between the two lows. Without it, you have two lows in a downtrend, not a double bottom.',
  },
  'double-top': {
    question: 'Price has stalled twice at about the same level. Which level do you watch now?',
    answer:
      'The low of the valley between the peaks. A close below it completes the double top, and the pattern’s height gives the usual target.',
  },
  'triple-bottom': {
    question: 'Support has held three times. Where would you buy, and which close would prove you wrong?',
    answer:
      'Buy on a close above the higher of the two peaks. A close below the lowest low means that the triple bottom has failed.',
  },
  'triple-top': {
    question: 'Price has tested resistance for the third time. Why not sell short right at the third peak?',
    answer:
      'This attempt might succeed. It isn’t a triple top until price closes below the lower valley, which is where short sellers usually act.',
  },
  'inverse-head-and-shoulders': {
    question: 'Find the three lows. Which line do you watch before you buy?',
    answer:
      'The neckline, drawn through the tops of the two rallies. A close above it completes the inverse head and shoulders.',
  },
  'head-and-shoulders': {
    question: 'The third peak is lower than the second. What else do you need before you call this a top?',
    answer:
      'A close below the neckline, the line through the two troughs. The usual target is as far below it as the head is above it.',
  },
  'ascending-triangle': {
    question: 'The highs are level and the lows keep rising. What does that suggest, and when do you act?',
    answer:
      'Buyers are paying more each time. In an ascending triangle, you act on a close above the flat line, not on another touch.',
  },
  'descending-triangle': {
    question: 'The highs keep falling toward level support. Would you sell short before support breaks?',
    answer:
      'No. In Bulkowski’s data, slightly more than half of descending triangles broke upward. Wait for a close outside the lines, up or down.',
  },
  'symmetrical-triangle': {
    question: 'The highs are falling, and the lows are rising. Which way will price break out?',
    answer:
      'The shape doesn’t tell you. A symmetrical triangle gets its direction from the first close outside the lines, and many of those breakouts are weak.',
  },
  'rising-wedge': {
    question: 'Price keeps making higher highs, but the two lines converge. What’s bearish about that?',
    answer:
      'Each new high gains less. A close below the lower line completes the rising wedge, which ranked last among downward breakouts in Bulkowski’s data.',
  },
  'falling-wedge': {
    question: 'Both lines fall and converge. Why do traders look for a move up?',
    answer:
      'Each new low undercuts the last by less, as if selling were drying up. A close above the upper line completes the falling wedge.',
  },
  'bull-flag': {
    question:
      'After a steep rally, price drifts a little lower. Where would you buy, and where would you put the target?',
    answer:
      'Buy on a close above the upper line of the bull flag. The traditional target is one pole length above that line.',
  },
  'bear-flag': {
    question: 'After a sharp drop, price bounces weakly between two parallel lines. Would you buy the bounce?',
    answer:
      'Not while it stays between the lines. It may be a bear flag: a close below the lower line would suggest a second leg down.',
  },
  'cup-with-handle': {
    question: 'You see a rounded low, a return to the old high and then a small dip. What completes the pattern?',
    answer:
      'A close above the right rim. The target is the cup’s depth added to that rim; a close below the handle is your exit.',
  },
};
