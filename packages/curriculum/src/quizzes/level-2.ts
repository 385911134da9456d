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
      question: 'Price has made a second low at the height of the first. When is it a double bottom?',
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
        { id: 'D', text: 'When volume at the second low is smaller', description: 'Sellers have gone' },
      ],
      correctAnswer: 'C',
      explanation:
        'Two lows in a fall are common, and many of them stay just that. A turn at the old low, rising candles or quiet volume may come before the pattern, but it exists from the first close above the peak between the lows, and not before.',
      category: 'chart-patterns',
      patternType: 'double-bottom',
      arithmetic: [],
    },
    {
      id: 'descending-triangle-direction',
      question:
        'A triangle has a level floor and falling highs. Which way did most of those that Bulkowski counted break?',
      options: [
        { id: 'A', text: 'Downwards, in 90 %', description: 'The slope decided' },
        { id: 'B', text: 'Upwards, in 53 %', description: 'More than half, though not by much' },
        { id: 'C', text: 'Downwards, in 67 %', description: 'The floor gave way two times in three' },
        { id: 'D', text: 'Neither: most drifted past the tip', description: 'Price ran out of room' },
      ],
      correctAnswer: 'B',
      explanation:
        '53 % broke upwards (Thomas Bulkowski, thepatternsite.com, 2021). Name and slope suggest a fall, the count does not. Wait for the close that breaks a line, whichever it is.',
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
          description: 'The outer ones stand at about one height',
        },
        { id: 'B', text: 'All three peaks reach the same price', description: 'A ceiling tested three times' },
        { id: 'C', text: 'Each peak is higher than the one before', description: 'A staircase upwards' },
        { id: 'D', text: 'Each peak is lower than the one before', description: 'A staircase downwards' },
      ],
      correctAnswer: 'A',
      explanation:
        'Three equal peaks would be a triple top, and a staircase is a trend. Head and shoulders means a head above two shoulders that resemble each other, and it counts once a close has passed the neckline.',
      category: 'chart-patterns',
      patternType: 'head-and-shoulders',
      arithmetic: [],
    },
    {
      id: 'target-of-a-double-top',
      question:
        'A double top has peaks at 60, a valley at 54, and price closes at 53. Where does the measured move put the goal?',
      options: [
        { id: 'A', text: '47', description: 'Height taken from the close' },
        { id: 'B', text: '51', description: 'Half the height taken from the valley' },
        { id: 'C', text: '48', description: 'Height taken from the valley' },
        { id: 'D', text: '42', description: 'Twice the height taken from the valley' },
      ],
      correctAnswer: 'C',
      explanation:
        'The height is 60 less 54, that is 6. It is taken from the broken line, the valley at 54, which gives 48; counted from the close it would change with where a single candle happened to end. A goal is a distance to plan with: by Bulkowski’s count (2021) double tops of the Eve and Eve kind met theirs in 43 of 100 cases.',
      category: 'chart-patterns',
      patternType: 'double-top',
      arithmetic: ['60 - 54 = 6', '54 - 6 = 48', '53 - 6 = 47', '54 - 6 / 2 = 51', '54 - 2 * 6 = 42'],
    },
    {
      id: 'flags-most-reliable',
      question:
        'Many sites call flags the most reliable pattern of all. How many of them moved less than 5 % after the breakout when Bulkowski counted?',
      options: [
        { id: 'A', text: '5 %', description: 'Among the fewest he found' },
        { id: 'B', text: '12 %', description: 'Fewer than of most patterns' },
        { id: 'C', text: '19 %', description: 'Close to the average' },
        { id: 'D', text: '44 %', description: 'Among the most he found' },
      ],
      correctAnswer: 'D',
      explanation:
        '44 % did not even gain 5 % (thepatternsite.com, 2021), which puts flags among the weakest patterns he measured. For comparison: 5 % is the figure of the cup with handle, 12 % that of the Eve and Eve double bottom, 19 % that of the head and shoulders top. What many sites repeat is not the same as what somebody counted.',
      category: 'chart-patterns',
      patternType: 'bull-flag',
      arithmetic: [],
    },
    {
      id: 'wedge-or-triangle',
      question: 'Two lines converge, and both rise. What is the shape called?',
      options: [
        { id: 'A', text: 'A rising wedge', description: 'Often read as bearish' },
        { id: 'B', text: 'An ascending triangle', description: 'Often read as bullish' },
        { id: 'C', text: 'A symmetrical triangle', description: 'Often read as open in direction' },
        { id: 'D', text: 'A price channel', description: 'Often traded from line to line' },
      ],
      correctAnswer: 'A',
      explanation:
        'Both lines rise and meet: a rising wedge. In an ascending triangle the upper line is level, in a symmetrical one the upper line falls, and the lines of a channel never meet.',
      category: 'chart-patterns',
      patternType: 'rising-wedge',
      arithmetic: [],
    },
    {
      id: 'handle-of-a-cup',
      question: 'Where does William O’Neil want the handle of a cup with handle?',
      options: [
        { id: 'A', text: 'At the floor of the cup', description: 'Where price is lowest' },
        { id: 'B', text: 'In the upper half of the cup', description: 'Below the right rim' },
        { id: 'C', text: 'Above the right rim', description: 'After the breakout' },
        { id: 'D', text: 'Anywhere, as long as it is short', description: 'Only its length counts' },
      ],
      correctAnswer: 'B',
      explanation:
        'The handle is a short rest under the right rim, and he asks that it stay in the upper half of the cup: if price falls deeper, much of the recovery has been given back. A rest above the rim comes after the breakout and is no handle. Bulkowski is less strict about the depth.',
      category: 'chart-patterns',
      patternType: 'cup-with-handle',
      arithmetic: [],
    },
    {
      id: 'triple-bottom-or-rectangle',
      question:
        'Three lows at one price, and the highs between them at one price too. When is that called a triple bottom?',
      options: [
        {
          id: 'A',
          text: 'After a fall, with a close above the highs',
          description: 'The trend before and the side of the break',
        },
        { id: 'B', text: 'As soon as the third low has held', description: 'Three equal lows are enough' },
        { id: 'C', text: 'Once it has taken at least half a year', description: 'A longer rest than a rectangle' },
        { id: 'D', text: 'At any break, up or down', description: 'The outline decides' },
      ],
      correctAnswer: 'A',
      explanation:
        'Three lows after a fall, completed by a close above the highest peak between them, are called a triple bottom. Without that close they are three lows. A rectangle has the same outline and may break either way, so authors differ on where the border runs.',
      category: 'chart-patterns',
      patternType: 'triple-bottom',
      arithmetic: [],
    },
  ],
  matching: null,
};
