import type { WeeklyReview } from '@wickwise/contract/progress';
import type { Mail } from '../mail/public.ts';
import { patternById } from '../pattern/public.ts';
import type { LearnedByName } from '../today/public.ts';

const MAILING_WEEKDAY = 'Monday';
const MAILING_HOUR = 8;
/** The most patterns to name in one line. */
const NAMED = 5;

/** Whether it is Monday, eight in the morning or later, in the learner's time zone. */
export function isMailingHour(now: Date, timeZone: string): boolean {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'long', hour: 'numeric', hourCycle: 'h23' });
  const parts = new Map(format.formatToParts(now).map(({ type, value }) => [type, value]));
  return parts.get('weekday') === MAILING_WEEKDAY && Number(parts.get('hour')) >= MAILING_HOUR;
}

interface Links {
  readonly publicUrl: string;
  /** The unsubscribe link. */
  readonly link: string;
}

/** A week with what came to be known in it, which the answers show. */
export interface MailedWeek extends WeeklyReview {
  readonly byEvidence: LearnedByName;
}

/** The weekly review as an email. */
export function weeklyMail(week: MailedWeek, { publicUrl, link }: Links): Omit<Mail, 'to'> {
  const text = `Hello,

Here’s your week on Wickwise, ${day(week.from)} to ${day(week.to)}.

${[...learnedLines(week), ...slippedLines(week), ...dueLines(week)].join('\n')}

See it all, with your streak and your badges:
${publicUrl}/progress

You’re getting this email because you turned it on. To unsubscribe:
${link}
`;
  return { subject: subjectFor(week), text, unsubscribeUrl: link };
}

function subjectFor({ daysStudied, experience }: WeeklyReview): string {
  if (daysStudied === 0) return 'Your week on Wickwise: a quiet one';
  return `Your week on Wickwise: ${plural(daysStudied, 'day')} of study, ${grouped(experience)} XP`;
}

function learnedLines({ daysStudied, before, experience, studySeconds, learned, byEvidence }: MailedWeek): string[] {
  if (daysStudied === 0) return ['You didn’t study this week. One flashcard is enough to start again.'];
  const minutes = Math.round(studySeconds / 60);
  return [
    `You studied on ${plural(daysStudied, 'day')} (${before.daysStudied} the week before) and earned ${grouped(experience)} XP.`,
    ...line(minutes > 0, `Time studied: ${plural(minutes, 'minute')}.`),
    ...line(byEvidence.mastered.length > 0, `Now mastered: ${list(byEvidence.mastered)}.`),
    ...line(byEvidence.familiar.length > 0, `Now familiar: ${list(byEvidence.familiar)}.`),
    ...line(byEvidence.toldApart.length > 0, `No longer mixed up: ${list(byEvidence.toldApart)}.`),
    ...line(learned.patternIds.length > 0, `New lessons: ${names(learned.patternIds)}.`),
    ...line(learned.termsStudied > 0, `New terms: ${learned.termsStudied}.`),
    ...line(
      learned.quizzes > 0,
      `Quizzes: ${learned.quizzes}, with ${learned.quizScorePercent ?? 0}% of the answers right.`,
    ),
    ...line(learned.chartsAnswered > 0, `Charts read right: ${learned.chartsRight} of ${learned.chartsAnswered}.`),
    ...line(learned.cardsReviewed > 0, `Flashcards reviewed: ${learned.cardsReviewed}.`),
    ...line(learned.scenariosSolved > 0, `Scenarios solved on the first try: ${learned.scenariosSolved}.`),
  ];
}

function slippedLines({ slipped: { forgottenCards, missedPatterns } }: WeeklyReview): string[] {
  return [
    ...line(forgottenCards.length > 0, `Forgotten on flashcards: ${names(forgottenCards)}.`),
    ...line(missedPatterns.length > 0, `Missed in quizzes or on charts: ${names(missedPatterns)}.`),
  ];
}

function dueLines({ due: { cardsNow, cardsThisWeek } }: WeeklyReview): string[] {
  if (cardsNow === 0 && cardsThisWeek === 0) return [];
  const later = cardsThisWeek === 0 ? '' : ` Coming up this week: ${cardsThisWeek} more.`;
  const cards =
    cardsNow === 0
      ? `No flashcards to review today. Coming up this week: ${cardsThisWeek}.`
      : `Flashcards to review now: ${cardsNow}.${later}`;
  return [`${cards} What’s due on charts isn’t counted here.`];
}

const grouped = new Intl.NumberFormat('en-US').format;

function line(isShown: boolean, text: string): string[] {
  return isShown ? [text] : [];
}

function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

function names(patternIds: readonly string[]): string {
  return list(patternIds.map((id) => patternById.get(id)?.name ?? id));
}

function list(items: readonly string[]): string {
  const named = items.slice(0, NAMED);
  const others = items.length - named.length;
  return others > 0 ? `${named.join(', ')} and ${others} more` : named.join(', ');
}

function day(localDay: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(localDay),
  );
}
