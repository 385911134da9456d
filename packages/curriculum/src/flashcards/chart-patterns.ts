import type { FlashcardTexts } from './flashcard.ts';

export const chartPatternCards: FlashcardTexts = {
  'double-bottom': {
    question: 'Price found support twice. What has to happen before you call the pattern complete?',
    answer:
      'A close above the peak between the two lows. Until then, a double bottom is only two lows, and the downtrend hasn’t ended.',
  },
  'double-top': {
    question: 'Two peaks stopped at about the same price. Which level do you watch now?',
    answer:
      'The low between them. A close below it completes the double top; the distance from the peaks to that low gives the usual target.',
  },
  'triple-bottom': {
    question: 'Sellers failed at this support three times. Where’s the entry, and where were you wrong?',
    answer:
      'Enter on the close above the higher of the two peaks in between. A close below the lowest low ends the triple bottom.',
  },
  'triple-top': {
    question: 'Buyers tested resistance a third time. Why not sell short at the third peak?',
    answer:
      'It might be the try that works. It’s a triple top only after a close below the lowest valley, where shorts step in.',
  },
  'inverse-head-and-shoulders': {
    question: 'Find the three lows. Which line turns them into a trade?',
    answer:
      'The neckline across the two rallies. A close above it completes the inverse head and shoulders: a head and two shoulders, upside down.',
  },
  'head-and-shoulders': {
    question: 'The third peak is lower than the second. What else do you need before you call it a top?',
    answer:
      'A close below the neckline under the two troughs. The usual target is as far below the neckline as the head is above it.',
  },
  'ascending-triangle': {
    question: 'The highs are level and the lows keep rising. Who’s more eager, and when do you act?',
    answer:
      'Buyers: they pay more each time. In an ascending triangle, you act on the close beyond the flat line, not on another touch.',
  },
  'descending-triangle': {
    question: 'Lower highs press on flat support. Is it safe to short before the break?',
    answer:
      'No. A descending triangle sounds bearish, yet more than half of them broke upward in Bulkowski’s data. Trade the close, whichever side it’s on.',
  },
  'symmetrical-triangle': {
    question: 'Highs are falling, lows are rising, and the space is running out. Which way will it break?',
    answer:
      'The shape doesn’t say. A symmetrical triangle takes its direction from the first close outside the lines, and many of those breakouts are weak.',
  },
  'rising-wedge': {
    question: 'Price keeps making new highs between two lines that converge. What’s the bearish part?',
    answer:
      'Each push adds less. A close below the lower line completes the rising wedge, whose record is the worst of any pattern measured.',
  },
  'falling-wedge': {
    question: 'Both lines point down and squeeze together. Why do traders watch for a move up?',
    answer:
      'Because new lows are getting shallower, as if sellers were running out. It’s a falling wedge once price closes above the top line.',
  },
  'bull-flag': {
    question: 'A steep run, then a shallow drift lower. Where would you buy, and how far is the target?',
    answer:
      'Buy the close above the upper line of the bull flag. The pole’s length, added to that line, is the traditional target.',
  },
  'bear-flag': {
    question: 'A sharp drop, then a weak bounce between two lines. Is the bounce worth buying?',
    answer:
      'Not while it stays inside the lines. This is a bear flag, and a close below the lower line suggests a second leg down.',
  },
  'cup-with-handle': {
    question: 'A rounded low, a return to the old high, a small dip. What completes it?',
    answer: 'A close above the right rim. For the target, add the cup’s depth to the rim; get out below the handle.',
  },
};
