import { counts } from './counts.ts';
/**
 * A student story. There are no students yet whose words we could print, so these are examples of what a learner may
 * take from the lessons, and the screens say so beside each.
 */
export interface Testimonial {
  readonly id: string;
  readonly name: string;
  readonly role: string;
  readonly content: string;
  /** Stars out of five. */
  readonly rating: 5;
  readonly achievement: string;
  readonly company?: string;
  readonly isExample: true;
}

/** The landing page shows the first three, the testimonials section all. */
export const testimonials: readonly Testimonial[] = [
  {
    id: 'nurse',
    name: 'Maren',
    role: 'Nurse, studies after night shifts',
    content:
      'I used to call every candle with a long tail a hammer. The near misses cured me of that in one evening: half of mine had come after a rise.',
    rating: 5,
    achievement: 'Completed the five free lessons',
    isExample: true,
  },
  {
    id: 'engineer',
    name: 'Tobias',
    role: 'Software engineer',
    company: 'a railroad supplier',
    content:
      'What convinced me is that every figure has a source, and that some lessons come right out and say that the data contradicts the textbook.',
    rating: 5,
    achievement: 'Got every question right on a knowledge check',
    isExample: true,
  },
  {
    id: 'student',
    name: 'Amara',
    role: 'Economics student',
    content:
      'The math of losses was the lesson I needed. I trade smaller now, and I sleep through the night after a red day.',
    rating: 5,
    achievement: 'Kept a 30-day streak going',
    isExample: true,
  },
  {
    id: 'teacher',
    name: 'Piotr',
    role: 'Teacher',
    content:
      'Ten minutes of flashcards on the train. After two months, I noticed that I was reading charts instead of looking patterns up.',
    rating: 5,
    achievement: 'Mastered ten flashcards',
    isExample: true,
  },
  {
    id: 'shopkeeper',
    name: 'Leila',
    role: 'Runs a bookstore',
    content:
      'The journal showed me that my worst trades all had the same mood next to them: revenge. No course had ever told me that about myself.',
    rating: 5,
    achievement: 'Logged 40 trades in the journal',
    isExample: true,
  },
  {
    id: 'retired',
    name: 'George',
    role: 'Retired surveyor',
    content:
      'I like that the scenarios judge the decision and not the luck. In some of them I chose well and still lost a little, just like in real life.',
    rating: 5,
    achievement: `Worked through all ${counts.scenarios} scenarios`,
    isExample: true,
  },
];
