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
        { id: 'B', text: 'When the second low lies higher than the first', description: 'Buyers came earlier' },
        { id: 'C', text: 'When a candle closes above the middle peak', description: 'The pattern needs its breakout' },
        { id: 'D', text: 'When volume at the second low is smaller', description: 'Sellers have gone' },
      ],
      correctAnswer: 'C',
      explanation:
        'Two lows in a fall are common, and most of them are just two lows in a fall. The pattern exists from the first close above the peak between them, and not before.',
      category: 'chart-patterns',
      patternType: 'double-bottom',
      arithmetic: [],
    },
    {
      id: 'descending-triangle-direction',
      question:
        'A triangle has a level floor and falling highs. Which way did most of those that Bulkowski counted break?',
      options: [
        { id: 'A', text: 'Downwards, nine of ten', description: 'As the name suggests' },
        { id: 'B', text: 'Upwards, slightly more than half', description: '53 of 100' },
        { id: 'C', text: 'Downwards, two of three', description: 'The floor gives way' },
        { id: 'D', text: 'They never broke before the tip', description: 'Price ran out of room' },
      ],
      correctAnswer: 'B',
      explanation:
        '53 % broke upwards (Thomas Bulkowski, thepatternsite.com, 2021). The name and the slope suggest a fall, the count does not. Wait for the close that breaks a line, whichever it is.',
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
          description: 'The shoulders stand lower, at about one height',
        },
        { id: 'B', text: 'All three peaks reach the same price', description: 'A ceiling tested three times' },
        { id: 'C', text: 'Each peak is higher than the one before', description: 'A staircase' },
        { id: 'D', text: 'The middle peak is the lowest', description: 'A valley between two towers' },
      ],
      correctAnswer: 'A',
      explanation:
        'Three equal peaks would be a triple top, and a staircase is an uptrend. Head and shoulders means a head above two like shoulders, and it counts once a close has passed the neckline.',
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
        { id: 'B', text: '50', description: 'Two thirds of the height' },
        { id: 'C', text: '48', description: 'Height taken from the valley' },
        { id: 'D', text: '54', description: 'Back at the valley' },
      ],
      correctAnswer: 'C',
      explanation:
        "The height is 60 less 54, that is 6. It is taken from the broken line, the valley at 54, which gives 48. A goal is a distance to plan with; by Bulkowski's count (2021) double tops of the Eve and Eve kind met theirs in 43 of 100 cases.",
      category: 'chart-patterns',
      patternType: 'double-top',
      arithmetic: ['60 - 54 = 6', '54 - 6 = 48'],
    },
    {
      id: 'flags-most-reliable',
      question: 'Many sites call flags the most reliable pattern of all. What did Bulkowski measure for them?',
      options: [
        { id: 'A', text: 'About 10 % failed', description: 'Among the best of all' },
        { id: 'B', text: 'They were not measured', description: 'Too short to count' },
        { id: 'C', text: 'None failed when volume fell', description: 'Volume made the difference' },
        { id: 'D', text: '44 % moved less than 5 % after the breakout', description: 'Among the weakest' },
      ],
      correctAnswer: 'D',
      explanation:
        '44 % did not even gain 5 % (thepatternsite.com, 2021), which puts flags among the weakest patterns he measured. What many sites repeat is not the same as what somebody counted.',
      category: 'chart-patterns',
      patternType: 'bull-flag',
      arithmetic: [],
    },
    {
      id: 'wedge-or-triangle',
      question: 'Two lines converge, and both rise. What is the shape called?',
      options: [
        { id: 'A', text: 'A rising wedge', description: 'Both lines slope the same way' },
        { id: 'B', text: 'An ascending triangle', description: 'One line is level' },
        { id: 'C', text: 'A symmetrical triangle', description: 'The lines slope against each other' },
        { id: 'D', text: 'A price channel', description: 'The lines run side by side' },
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
      question: 'Where should the handle of a cup with handle form?',
      options: [
        { id: 'A', text: 'At the bottom of the cup', description: 'Where the price is lowest' },
        { id: 'B', text: 'In the upper half of the cup', description: 'Close under the right rim' },
        { id: 'C', text: 'Before the cup', description: 'As part of the rise' },
        { id: 'D', text: 'It may be anywhere', description: 'Only its length counts' },
      ],
      correctAnswer: 'B',
      explanation:
        'The handle is a short rest under the right rim, in the upper half of the cup. If price falls deeper than that, the recovery has been given back and the shape is another one.',
      category: 'chart-patterns',
      patternType: 'cup-with-handle',
      arithmetic: [],
    },
    {
      id: 'triple-bottom-or-rectangle',
      question:
        'Three lows at one price, and the highs between them at one price too. What tells a triple bottom from a rectangle?',
      options: [
        {
          id: 'A',
          text: 'A triple bottom ends a fall and breaks upwards',
          description: 'The trend before it and the side of the break',
        },
        { id: 'B', text: 'The rectangle has shorter shadows', description: 'Quieter candles' },
        { id: 'C', text: 'A triple bottom takes longer', description: 'At least half a year' },
        { id: 'D', text: 'Nothing: the words mean the same', description: 'Two names for one shape' },
      ],
      correctAnswer: 'A',
      explanation:
        'The outline is the same. Three lows after a fall, completed by a close above the highest peak between them, are called a triple bottom; a rectangle may break either way. Authors differ on where to draw the border.',
      category: 'chart-patterns',
      patternType: 'triple-bottom',
      arithmetic: [],
    },
  ],
  matching: null,
};
