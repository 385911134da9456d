import { cupWithHandle } from '../patterns/cup-with-handle.ts';
import { doubleBottom } from '../patterns/double-bottom.ts';
import { headAndShoulders } from '../patterns/head-and-shoulders.ts';
import { risingWedge } from '../patterns/rising-wedge.ts';
import { questionPicture } from './question-picture.ts';
import type { Quiz } from './quiz.ts';

export const level2: Quiz = {
  id: 'chart-patterns-level-2',
  title: 'Chart Patterns - Level 2',
  level: 2,
  category: 'chart-patterns',
  requiredTier: 'heritage',
  questions: [
    {
      id: 'when-is-a-double-bottom',
      question: 'Price has made a second low at the level of the first. When is it a double bottom?',
      options: [
        {
          id: 'A',
          text: 'As soon as the second low has formed and price turns up',
          description: 'Two equal lows are enough',
        },
        { id: 'B', text: 'After three rising candles in a row', description: 'Buyers have taken over' },
        {
          id: 'C',
          text: 'When a candle closes above the middle peak',
          description: 'The line between the lows is broken',
        },
        { id: 'D', text: 'When volume is lower at the second low', description: 'Sellers have gone' },
      ],
      correctAnswer: 'C',
      explanation:
        'Two lows in a decline are common, and many never become anything more. A turn at the old low, rising candles or low volume may come first, but there’s no pattern until the first close above the peak between the lows.',
      category: 'chart-patterns',
      patternType: 'double-bottom',
      picture: questionPicture(doubleBottom, 'A decline, a recovery, and a second low near the first.', 'nearMiss'),
      arithmetic: [],
    },
    {
      id: 'descending-triangle-direction',
      question:
        'A triangle has flat support and falling highs. Which way did most of the ones in Bulkowski’s data break?',
      options: [
        { id: 'A', text: 'Downward, in 90%', description: 'The slope decided' },
        { id: 'B', text: 'Upward, in 53%', description: 'More than half, though not by much' },
        { id: 'C', text: 'Downward, in 67%', description: 'Support gave way two times out of three' },
        { id: 'D', text: 'Neither: most drifted past the apex', description: 'Price ran out of room' },
      ],
      correctAnswer: 'B',
      explanation:
        'Just over half, 53%, broke upward (Thomas Bulkowski, thepatternsite.com, August 2020). The name and the slope suggest a decline, but the data doesn’t. Wait for the close that breaks one of the lines.',
      category: 'chart-patterns',
      patternType: 'descending-triangle',
      arithmetic: [],
    },
    {
      id: 'head-and-shoulders-shape',
      question: 'Which of these belongs to a head and shoulders top?',
      options: [
        {
          id: 'A',
          text: 'The middle peak is the highest of three',
          description: 'The outer ones are about level',
        },
        {
          id: 'B',
          text: 'All three peaks reach the same price',
          description: 'Resistance that held three times in a row',
        },
        { id: 'C', text: 'Each peak is higher than the one before', description: 'A staircase upward' },
        { id: 'D', text: 'Each peak is lower than the one before', description: 'A staircase downward' },
      ],
      correctAnswer: 'A',
      explanation:
        'Three equal peaks would be a triple top, and a staircase is a trend. Head and shoulders means a head above two shoulders that resemble each other, and it counts once price closes below the neckline.',
      category: 'chart-patterns',
      patternType: 'head-and-shoulders',
      picture: questionPicture(headAndShoulders, 'Three peaks after a rise, the middle one highest.'),
      arithmetic: [],
    },
    {
      id: 'target-of-a-double-top',
      question:
        'A double top has peaks at 60, a valley at 54, and price closes at 53. Where does the measured move put the target?',
      options: [
        { id: 'A', text: '47', description: '6.00 below the last close' },
        { id: 'B', text: '51', description: '2.00 below the last close' },
        { id: 'C', text: '48', description: '5.00 below the last close' },
        { id: 'D', text: '42', description: '11.00 below the last close' },
      ],
      correctAnswer: 'C',
      explanation:
        'The height is 60 minus 54, or 6. Subtract it from the breakdown line, the valley at 54, and you get 48; measured from the close, the target would depend on where one candle happened to end. A target is a distance to plan with: in Bulkowski’s data (August 2020), Eve and Eve double tops reached theirs in 43 of 100 cases.',
      category: 'chart-patterns',
      patternType: 'double-top',
      arithmetic: [
        '60 - 54 = 6',
        '54 - 6 = 48',
        '53 - 6 = 47',
        '54 - 6 / 2 = 51',
        '54 - 2 * 6 = 42',
        '53 - 51 = 2.00',
        '53 - 48 = 5.00',
        '53 - 42 = 11.00',
        '53 - 47 = 6.00',
      ],
    },
    {
      id: 'flags-and-cups',
      question:
        'In Bulkowski’s data, 44% of the flags that broke upward rose less than 5%, but only 5% of cups with handles did. Why can’t you compare the two?',
      options: [
        { id: 'A', text: 'Flags break both ways', description: 'Cups break upward only' },
        {
          id: 'B',
          text: 'Cups are much rarer, so their sample is too small',
          description: 'A few more cases would move it',
        },
        { id: 'C', text: 'Flags are much shorter than cups', description: 'A short pattern has to fail more often' },
        { id: 'D', text: 'Their moves were measured differently', description: 'Short swing or whole trend' },
      ],
      correctAnswer: 'D',
      explanation:
        'Flags and pennants are measured on the short-term swing, most other patterns up to the ultimate high or low (thepatternsite.com, August 2020). If you stop measuring a move early, it fails more often by the same yardstick, so the page gives flags no rank.',
      category: 'chart-patterns',
      patternType: 'bull-flag',
      arithmetic: [],
    },
    {
      id: 'wedge-or-triangle',
      question: 'Two lines converge, and both rise. What’s the shape called?',
      options: [
        { id: 'A', text: 'A rising wedge', description: 'Often read as bearish' },
        { id: 'B', text: 'An ascending triangle', description: 'Often read as bullish' },
        { id: 'C', text: 'A symmetrical triangle', description: 'Often read as undecided' },
        { id: 'D', text: 'A price channel', description: 'Often traded from line to line' },
      ],
      correctAnswer: 'A',
      explanation:
        'Two rising lines that converge make a rising wedge. In an ascending triangle, the upper line is level; in a symmetrical one, it falls. The lines of a channel never meet.',
      category: 'chart-patterns',
      patternType: 'rising-wedge',
      picture: questionPicture(risingWedge, 'Candles between two lines that both rise and draw closer.'),
      arithmetic: [],
    },
    {
      id: 'handle-of-a-cup',
      question: 'Where does William O’Neil want the handle of a cup with handle?',
      options: [
        { id: 'A', text: 'At the bottom of the cup', description: 'Where price is lowest' },
        { id: 'B', text: 'In the upper half of the cup', description: 'Below the right rim' },
        { id: 'C', text: 'Above the right rim', description: 'After the breakout' },
        { id: 'D', text: 'Anywhere, as long as it’s short', description: 'Only its length counts' },
      ],
      correctAnswer: 'B',
      explanation:
        'The handle is a brief pullback below the right rim, and he wants it in the upper half of the cup: if price falls lower, it has retraced much of the recovery. A pause above the rim comes after the breakout and isn’t a handle. Bulkowski is less strict about the depth.',
      category: 'chart-patterns',
      patternType: 'cup-with-handle',
      picture: questionPicture(cupWithHandle, 'A rounded low, and a small dip at its right rim.'),
      arithmetic: [],
    },
    {
      id: 'triple-bottom-or-rectangle',
      question:
        'Price makes three lows at one level, with the highs between them at one level too. When is that a triple bottom?',
      options: [
        {
          id: 'A',
          text: 'After a decline, with a close above the highs',
          description: 'The prior trend and which way it breaks',
        },
        { id: 'B', text: 'As soon as the third low has held', description: 'Three equal lows are enough' },
        {
          id: 'C',
          text: 'Once it has taken half a year, longer than any rectangle',
          description: 'Time makes the difference',
        },
        { id: 'D', text: 'At any break, up or down', description: 'Only the shape matters' },
      ],
      correctAnswer: 'A',
      explanation:
        'Three lows after a decline, completed by a close above the highest peak between them, are called a triple bottom. Without that close, they’re just three lows. A rectangle has the same outline and may break either way, so authors disagree on where to draw the line.',
      category: 'chart-patterns',
      patternType: 'triple-bottom',
      arithmetic: [],
    },
  ],
  matching: null,
};
