import { useQuery } from '@tanstack/react-query';
import type { KnownSkill, TodayPlan } from '@wickwise/contract/today';
import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { addDays, parseLocalDay } from '@wickwise/learning/local-day';
import type { Practice } from '@wickwise/learning/today/finished-items';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { recommendationsQuery } from '#app/features/analytics/queries.ts';
import { RecommendationList } from '#app/features/analytics/recommendation-list.tsx';
import { visitorLogStore } from '#app/features/progress/public.ts';
import { visitorProgressStore } from '#app/features/progress/storage.ts';
import { useReviewDeck } from '#app/features/review/deck/review-deck.ts';
import { ReviewFigures } from '#app/features/review/deck/review-figures.tsx';
import { useDayPlan } from '#app/features/today/day-plan.tsx';
import { nextStepOf } from '#app/features/today/model.ts';
import { NextStepButton } from '#app/features/today/next-step-button.tsx';
import { NextStepLine } from '#app/features/today/next-step-line.tsx';
import { PlanStanding } from '#app/features/today/plan-standing.tsx';
import { TodayCard } from '#app/features/today/today-card.tsx';
import { answer } from '#tests/component/answers.ts';
import { people } from '#tests/component/people.ts';
import { cleanup, renderScreen } from '#tests/component/render-screen.tsx';
import { planOf, practice, type SimulatedLearner, skillsOf } from '#tests/component/simulated-learner.ts';
import { answerToday } from '#tests/component/today.ts';
import { recommend } from '../../../../server/src/features/analytics/recommendations.ts';
import { listFlashcards } from '../../../../server/src/features/review/data.ts';

type Role = 'visitor' | 'genesis' | 'heritage';

/** A Monday. */
const FIRST_DAY = parseLocalDay('2026-03-02');
const WRONG_UNTIL_DAY = 4;
const TIME_ZONE = 'UTC';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

/** Every part of a screen that names the next step or counts by the plan; `same-next-step` shows where each stands. */
function Readers({ who }: { who: Role }) {
  const deck = useReviewDeck();
  const dayPlan = useDayPlan();
  const advice = useQuery({ ...recommendationsQuery, enabled: who === 'heritage' });
  return (
    <>
      <TodayCard />
      <NextStepLine />
      <NextStepButton lessons={[]} />
      <PlanStanding covers={() => false} />
      {deck.status === 'ready' ? (
        <aside>
          <ReviewFigures deck={deck.deck} dayPlan={dayPlan} />
        </aside>
      ) : null}
      <RecommendationList list={advice.data ?? []} nameOf={String} />
    </>
  );
}

/** What each of them says is next, once more than the plan is left by what begins it. */
function named(): string[] {
  const texts = (selector: string) => [...document.querySelectorAll(selector)].map((one) => one.textContent ?? '');
  const card = texts('[data-today] h2').map((title) =>
    title === 'Done for today'
      ? (document.querySelector('[data-today] a')?.getAttribute('aria-label') ?? title)
      : title,
  );
  const line = texts('[aria-label="What to do next"] p.font-semibold');
  const button = texts('a').filter((text) => text.startsWith('Next: '));
  const standing = texts('p span').filter((text) => text.startsWith('Not in today’s plan. '));
  const [first] = texts('li h3');
  const all = [...card, ...line, ...button, ...standing, ...(first === undefined ? [] : [first])];
  return all.map((text) => text.replace(PREFIX, ''));
}

const PREFIX = /^(Next: |Done for today\. For more: |More practice: |Not in today’s plan\. Your next step: )/;

function answerAs(who: Role, learner: SimulatedLearner, day: string, practices: readonly Practice[]) {
  const today = parseLocalDay(day);
  const plan = planOf(learner, today, practices);
  const skills = skillsOf(learner, today);
  const reader = { hasHeritageAccess: who === 'heritage' };
  answer('GET /api/auth/user', people[who] && { ...people[who], timeZone: TIME_ZONE });
  answer('GET /api/patterns', readerPatterns(reader));
  answer('GET /api/flashcards', listFlashcards(reader));
  answerToday({ plan, skills });
  answer('GET /api/analytics/recommendations', recommend(plan, []));
  const settings = { newCardsPerDay: 10, retentionPercent: 90 };
  answer('GET /api/reviews', { today: day, schedules: [], suspended: [], settings });
  if (who === 'visitor') keepInBrowser(learner, today, practices);
  return { plan, skills };
}

/** A learner's screens stay, and fetch again what can have changed; a visitor's are opened again, as the next day. */
function showReaders(who: Role): () => Promise<void> {
  let client: ReturnType<typeof renderScreen>['client'] | null = null;
  return async () => {
    if (client !== null && who !== 'visitor') {
      const changed = ['today', 'analytics', 'review'];
      const predicate = ({ queryKey: [part, of] }: { queryKey: readonly unknown[] }) =>
        changed.includes(String(part)) && of !== 'flashcards';
      return client.invalidateQueries({ predicate });
    }
    cleanup();
    ({ client } = renderScreen(<Readers who={who} />));
  };
}

/** A plan that knows of nothing more says that the day is done. */
function expectedOf(plan: TodayPlan, who: Role): string[] {
  const step = nextStepOf(plan);
  if (step === null) return ['Done for today', 'Done for today.'];
  return Array((step.isMore ? 3 : 4) + Number(who === 'heritage')).fill(step.item.title);
}

/** What a visitor's browser holds of the same answers. */
function keepInBrowser({ answers, completed, read }: SimulatedLearner, today: string, practices: readonly Practice[]) {
  const at = new Date().toISOString();
  const drills = answers.map(({ id, at, patternId, isCorrect, itemId }) => {
    const [drillId = '', question] = itemId.split(':');
    const asked = { against: null, drillId, question: Number(question), questionKind: 'judge', choices: 2 } as const;
    return { kind: 'drill' as const, id, at: at.toISOString(), patternId, chosen: '1', isCorrect, ...asked };
  });
  const ended = practices.flatMap((done) => {
    if (done.kind === 'lesson')
      return { kind: done.kind, id: `lesson:${done.patternId}`, at, patternId: done.patternId };
    if (done.kind !== 'article') return [];
    return { kind: done.kind, id: `article:${done.articleId}`, at, articleId: done.articleId };
  });
  visitorLogStore().change(() => [...drills, ...ended]);
  visitorProgressStore().change((lists) => ({ ...lists, patternIds: [...completed], articles: [...read] }));
  return today;
}

test.each(['visitor', 'genesis', 'heritage'] as const)(
  'for three weeks, each screen of the role %s names the same next step',
  async (who) => {
    const tier = who === 'heritage' ? 'heritage' : 'genesis';
    const learner: SimulatedLearner = { tier, answers: [], completed: new Set(), read: new Set() };
    const steps: string[] = [];
    const show = showReaders(who);
    for (let dayNumber = 0; dayNumber <= 21; dayNumber += 1) {
      const day = addDays(FIRST_DAY, dayNumber);
      vi.setSystemTime(`${day}T12:00:00Z`);
      const practices: Practice[] = [];
      await expectOneNextStep();
      for (let [next] = planOf(learner, day, practices).items; next; [next] = planOf(learner, day, practices).items) {
        steps.push(next.id);
        const isRight = (patternId: string) => patternId !== 'doji' || dayNumber >= WRONG_UNTIL_DAY;
        practices.push(...practice(learner, next.action, { at: new Date(), day, isRight }));
        vi.setSystemTime(Date.now() + 60_000);
      }
      await expectOneNextStep();

      async function expectOneNextStep() {
        const { plan, skills } = answerAs(who, learner, day, practices);
        await show();
        await expect.poll(named, { message: `${who} on day ${dayNumber}` }).toEqual(expectedOf(plan, who));
        const isDue = ({ skill, dueOn }: KnownSkill) =>
          skill.startsWith('recognize:') && dueOn !== null && dueOn <= day;
        const due = skills.filter(isDue).length;
        const counted = () => Number(document.querySelector('aside dd')?.textContent);
        await expect.poll(counted, { message: `due for ${who} on day ${dayNumber}` }).toBe(due);
      }
    }
    // It took reviews, new steps and what was missed to compare them.
    expect(new Set(steps.map((id) => id.split(':')[0])).size).toBeGreaterThanOrEqual(2);
    expect(steps.length).toBeGreaterThan(21);
  },
);
