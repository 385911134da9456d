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
      question:
        'Price has made a second low at about the same level as the first. When does that become a double bottom?',
      options: [
        {
          id: 'A',
          text: 'As soon as the second low has formed and price turns up',
          description: 'Two equal lows complete it',
        },
        { id: 'B', text: 'After three rising candles in a row', description: 'Buyers are in control' },
        {
          id: 'C',
          text: 'When a candle closes above the middle peak',
          description: 'Price has broken the line that matters',
        },
        { id: 'D', text: 'When volume is lower at the second low', description: 'Sellers have backed off' },
      ],
      correctAnswer: 'C',
      explanation:
        'Two lows in a decline are common, and many never become anything more. A bounce off the old low, a few rising candles or lower volume may come first, but there’s no pattern until a candle closes above the peak between the lows.',
      category: 'chart-patterns',
      patternType: 'double-bottom',
      picture: questionPicture(doubleBottom, 'A decline, a recovery, and a second low near the first.', 'nearMiss'),
      arithmetic: [],
    },
    {
      id: 'descending-triangle-direction',
      question:
        'A descending triangle has flat support and falling highs. Which way did most of them break in Bulkowski’s data?',
      options: [
        { id: 'A', text: 'Downward, in 90% of cases', description: 'As the falling highs suggest' },
        { id: 'B', text: 'Upward, in 53% of cases', description: 'Slightly more than half' },
        { id: 'C', text: 'Downward, in 67% of cases', description: 'Support broke two times out of three' },
        { id: 'D', text: 'Neither way', description: 'Most drifted past the apex without a break' },
      ],
      correctAnswer: 'B',
      explanation:
        'Just over half, 53%, broke upward (Thomas Bulkowski, thepatternsite.com, August 2020). The name and the falling highs suggest a breakdown, but the data doesn’t, so wait for a close outside one of the lines.',
      category: 'chart-patterns',
      patternType: 'descending-triangle',
      arithmetic: [],
    },
    {
      id: 'head-and-shoulders-shape',
      question: 'Which of these describes the peaks of a head and shoulders top?',
      options: [
        {
          id: 'A',
          text: 'The middle peak is the highest of three',
          description: 'The outer two are at about the same height',
        },
        {
          id: 'B',
          text: 'All three peaks reach the same price',
          description: 'Resistance held three times in a row',
        },
        { id: 'C', text: 'Each peak is higher than the one before', description: 'They rise like steps' },
        { id: 'D', text: 'Each peak is lower than the one before', description: 'They fall like steps' },
      ],
      correctAnswer: 'A',
      explanation:
        'The head stands above two shoulders of similar height, and the pattern is complete once price closes below the neckline. Three equal peaks could become a triple top, and peaks that keep rising or falling are part of a trend.',
      category: 'chart-patterns',
      patternType: 'head-and-shoulders',
      picture: questionPicture(headAndShoulders, 'Three peaks after a rise, the middle one highest.'),
      arithmetic: [],
    },
    {
      id: 'target-of-a-double-top',
      question:
        'A double top has peaks at 60 and a valley at 54, and price closes at 53. Where does the measured move put the target?',
      options: [
        { id: 'A', text: '47', description: '6.00 below the last close' },
        { id: 'B', text: '51', description: '2.00 below the last close' },
        { id: 'C', text: '48', description: '5.00 below the last close' },
        { id: 'D', text: '42', description: '11.00 below the last close' },
      ],
      correctAnswer: 'C',
      explanation:
        'The height is 60 minus 54, or 6. Subtract that from the breakdown line, the valley at 54, and you get 48. The close isn’t used, because where one candle happens to end says nothing about the pattern’s height. A target is for planning only: in Bulkowski’s data (August 2020), 43% of Eve and Eve double tops reached theirs.',
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
        'In Bulkowski’s data, 44% of the flags that broke upward rose less than 5%, but only 5% of cups with handles did. Why can’t you compare the two figures?',
      options: [
        { id: 'A', text: 'Flags break out both ways', description: 'Cups with handles break out upward' },
        {
          id: 'B',
          text: 'Cups are much rarer, so the sample is too small',
          description: 'A few more cases would change the figure',
        },
        {
          id: 'C',
          text: 'Flags are much shorter than cups',
          description: 'Short patterns are bound to fail more often',
        },
        {
          id: 'D',
          text: 'Their moves were measured differently',
          description: 'Over a short-term swing or a whole trend',
        },
      ],
      correctAnswer: 'D',
      explanation:
        'Flags and pennants are measured over the short-term swing, and most other patterns all the way to the ultimate high or low (thepatternsite.com, August 2020). If you stop measuring early, more moves fall short of 5%. That’s why Bulkowski doesn’t rank flags.',
      category: 'chart-patterns',
      patternType: 'bull-flag',
      arithmetic: [],
    },
    {
      id: 'wedge-or-triangle',
      question: 'Two trend lines converge, and both of them rise. What is this shape called?',
      options: [
        { id: 'A', text: 'A rising wedge', description: 'Often read as bearish' },
        { id: 'B', text: 'An ascending triangle', description: 'Often read as bullish' },
        { id: 'C', text: 'A symmetrical triangle', description: 'Often read as undecided' },
        { id: 'D', text: 'A price channel', description: 'Often traded from line to line' },
      ],
      correctAnswer: 'A',
      explanation:
        'Two rising lines that converge make a rising wedge. In an ascending triangle, the upper line is level; in a symmetrical triangle, it falls; and the lines of a channel are parallel.',
      category: 'chart-patterns',
      patternType: 'rising-wedge',
      picture: questionPicture(
        risingWedge,
        'Candles between two lines that both rise and draw closer together, until the last one closes below the lower line.',
      ),
      arithmetic: [],
    },
    {
      id: 'handle-of-a-cup',
      question: 'Where should the handle of a cup with handle form, according to William O’Neil?',
      options: [
        { id: 'A', text: 'At the bottom of the cup', description: 'Where price is cheapest' },
        { id: 'B', text: 'In the upper half of the cup', description: 'Below the right rim' },
        { id: 'C', text: 'Above the right rim', description: 'After the breakout' },
        { id: 'D', text: 'Anywhere, as long as it’s short', description: 'Only its length matters' },
      ],
      correctAnswer: 'B',
      explanation:
        'The handle is a brief pullback below the right rim, and O’Neil wants it in the upper half of the cup; any lower, and price has given back too much of its recovery. A pause above the rim comes after the breakout, so it isn’t a handle.',
      category: 'chart-patterns',
      patternType: 'cup-with-handle',
      picture: questionPicture(cupWithHandle, 'A rounded low, and a small dip at its right rim.'),
      arithmetic: [],
    },
    {
      id: 'triple-bottom-or-rectangle',
      question:
        'Price makes three lows at one level, and the two highs between them are level, too. When is that a triple bottom?',
      options: [
        {
          id: 'A',
          text: 'After a decline, with a close above the highs',
          description: 'Price was falling and then breaks out upward',
        },
        { id: 'B', text: 'As soon as the third low has held', description: 'Three equal lows complete it' },
        {
          id: 'C',
          text: 'Once it has taken half a year, longer than any rectangle',
          description: 'Its length makes the difference',
        },
        { id: 'D', text: 'After a breakout in either direction', description: 'Only the shape matters' },
      ],
      correctAnswer: 'A',
      explanation:
        'A triple bottom is three lows after a decline, completed by a close above the higher peak between them. Without that close, they’re just three lows. A rectangle looks the same and may break out either way, so authors disagree on where one ends and the other begins.',
      category: 'chart-patterns',
      patternType: 'triple-bottom',
      arithmetic: [],
    },
  ],
  matching: null,
};
