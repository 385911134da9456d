import type { WeeklyReview } from '@wickwise/contract/progress';

/** `Mar 3 to Mar 9` */
export function weekRange({ from, to }: Pick<WeeklyReview, 'from' | 'to'>): string {
  return `${monthDay(from)} to ${monthDay(to)}`;
}

function monthDay(day: string): string {
  return new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
}

/** The week against the one before: `4 days of study, 2 more than the week before. 320 XP, 1 h 10 min.` */
export function weekChange({ daysStudied, before, experience, studySeconds }: WeeklyReview): string {
  if (daysStudied === 0 && before.daysStudied === 0) return 'No study in these seven days or the week before.';
  const difference = daysStudied - before.daysStudied;
  const days = count(daysStudied, 'day of study', 'days of study');
  return `${days}, ${comparison(difference)} the week before. ${experience.toLocaleString('en-US')} XP in ${minutesText(studySeconds)}.`;
}

function comparison(difference: number): string {
  if (difference === 0) return 'the same as';
  return difference > 0 ? `${difference} more than` : `${-difference} fewer than`;
}

/** `under 1 min`, `45 min`, or `1 h 5 min`. */
export function minutesText(seconds: number): string {
  if (seconds < 60) return 'under 1 min';
  const minutes = Math.round(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** What was learned besides lessons, such as `12 cards reviewed`. */
export function learnedLines(learned: WeeklyReview['learned']): string[] {
  const { termsStudied, quizzes, quizScorePercent, chartsAnswered, chartsRight, cardsReviewed, scenariosSolved } =
    learned;
  const score = quizScorePercent === null ? '' : ` at ${quizScorePercent}%`;
  return [
    termsStudied > 0 ? count(termsStudied, 'term studied', 'terms studied') : null,
    quizzes > 0 ? `${count(quizzes, 'quiz', 'quizzes')}${score}` : null,
    chartsAnswered > 0 ? `${chartsRight} of ${count(chartsAnswered, 'chart', 'charts')} read right` : null,
    cardsReviewed > 0 ? count(cardsReviewed, 'flashcard reviewed', 'flashcards reviewed') : null,
    scenariosSolved > 0 ? count(scenariosSolved, 'scenario solved', 'scenarios solved') : null,
  ].filter((line) => line !== null);
}

const ON_CHARTS = 'What’s due on charts isn’t counted here.';

/** How many flashcards are due now and in the week ahead, each by its card. */
export function dueText({ cardsNow, cardsThisWeek }: WeeklyReview['due']): string {
  const later = cardsThisWeek > 0 ? `${count(cardsThisWeek, 'more comes', 'more come')} up this week.` : '';
  if (cardsNow === 0 && later === '') return `None come up this week. ${ON_CHARTS}`;
  if (cardsNow === 0) return `None today. ${count(cardsThisWeek, 'comes', 'come')} up this week. ${ON_CHARTS}`;
  return [`${count(cardsNow, 'has', 'have')} come up.`, later, ON_CHARTS].filter((part) => part !== '').join(' ');
}

function count(n: number, one: string, many: string): string {
  return `${n} ${n === 1 ? one : many}`;
}
