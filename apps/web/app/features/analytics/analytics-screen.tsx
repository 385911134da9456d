import { JUDGED_FROM_ATTEMPTS, STRONG_FROM_PERCENT, WEAK_BELOW_PERCENT } from '@wickwise/contract/constants';
import { type ReactNode, useState } from 'react';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { EmptyState } from '#app/ui/state/empty-state.tsx';
import { TabPanel } from '#app/ui/tab-panel.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import { AnalyticsState } from './analytics-state.tsx';
import { CalibrationCard } from './calibration-card.tsx';
import { ConfusionMatrix } from './confusion-matrix.tsx';
import { PatternScores } from './pattern-scores.tsx';
import {
  calibrationQuery,
  confusionsQuery,
  recommendationsQuery,
  sessionsQuery,
  strengthsQuery,
  weakAreasQuery,
} from './queries.ts';
import { RecommendationList } from './recommendation-list.tsx';
import { RecentSessions } from './session-list.tsx';
import { SummaryCards } from './summary-cards.tsx';

const TABS = [
  { value: 'overview', label: 'Overview' },
  { value: 'weak-areas', label: 'Weak areas' },
  { value: 'strengths', label: 'Strengths' },
  { value: 'recommendations', label: 'Recommendations' },
] as const;

interface AnalyticsScreenProps {
  nameOf: (patternId: string) => string;
  timeZone: string | null;
  /** What the plan of the day begins with: the first recommendation. */
  next: ReactNode;
}

/** Where a learner is strong, where they are weak, and what to do about it. */
export function AnalyticsScreen({ nameOf, timeZone, next }: AnalyticsScreenProps) {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('overview');
  return (
    <>
      <div className="mb-10">
        <AnalyticsState query={sessionsQuery} what="Your totals" placeholder={<SummaryCards total={null} />}>
          {({ total }) => <SummaryCards total={total} />}
        </AnalyticsState>
      </div>
      <Tabs label="Analytics" tabs={TABS} value={tab} onValueChange={setTab}>
        <TabPanel value="overview">
          <Overview timeZone={timeZone} />
        </TabPanel>
        <TabPanel value="weak-areas">
          <WeakAreas nameOf={nameOf} />
        </TabPanel>
        <TabPanel value="strengths">
          <Strengths nameOf={nameOf} />
        </TabPanel>
        <TabPanel value="recommendations">
          <Recommendations nameOf={nameOf} next={next} />
        </TabPanel>
      </Tabs>
    </>
  );
}

function Overview({ timeZone }: Pick<AnalyticsScreenProps, 'timeZone'>) {
  return (
    <div className="grid gap-12">
      <Part title="Recent sessions">
        <AnalyticsState query={sessionsQuery} what="Your sessions">
          {({ sessions }) => <RecentSessions sessions={sessions} timeZone={timeZone} />}
        </AnalyticsState>
      </Part>
      <Part title="Calibration">
        <AnalyticsState query={calibrationQuery} what="Your calibration">
          {(calibration) => <CalibrationCard calibration={calibration} />}
        </AnalyticsState>
      </Part>
    </div>
  );
}

type PatternPartProps = Pick<AnalyticsScreenProps, 'nameOf'>;

function WeakAreas({ nameOf }: PatternPartProps) {
  return (
    <div className="grid gap-12">
      <Part
        title="Weak areas"
        text={`Patterns where you scored below ${WEAK_BELOW_PERCENT}% across at least ${JUDGED_FROM_ATTEMPTS} answers.`}
      >
        <AnalyticsState query={weakAreasQuery} what="Your weak areas">
          {(scores) =>
            scores.length === 0 ? (
              <NoWeakAreas />
            ) : (
              <PatternScores scores={scores} threshold={WEAK_BELOW_PERCENT} nameOf={nameOf} />
            )
          }
        </AnalyticsState>
      </Part>
      <Part
        title="Patterns you mix up"
        text="In finished quizzes and drills, by the pattern that the chart showed. The scores above go by the lesson you practiced, so the two can differ."
      >
        <AnalyticsState query={confusionsQuery} what="Your mix-ups">
          {(matrix) => <ConfusionMatrix matrix={matrix} nameOf={nameOf} />}
        </AnalyticsState>
      </Part>
    </div>
  );
}

/** Nobody is praised for what they haven't answered yet. */
function NoWeakAreas() {
  return (
    <AnalyticsState query={confusionsQuery} what="Your weak areas">
      {({ judgedPatterns }) =>
        judgedPatterns > 0 ? (
          <EmptyState title="No weak areas" text="Great job! No weak areas identified. Keep up the excellent work!" />
        ) : (
          <EmptyState
            title="Not enough answers yet"
            text={`Once you’ve answered ${JUDGED_FROM_ATTEMPTS} questions about the same pattern, you’ll see here whether it’s a weak area.`}
            action={<ButtonLink to="/quiz">Take a knowledge check</ButtonLink>}
          />
        )
      }
    </AnalyticsState>
  );
}

function Strengths({ nameOf }: PatternPartProps) {
  return (
    <Part
      title="Strengths"
      text={`Patterns where you scored ${STRONG_FROM_PERCENT}% or more across at least ${JUDGED_FROM_ATTEMPTS} answers.`}
    >
      <AnalyticsState query={strengthsQuery} what="Your strengths">
        {(scores) =>
          scores.length === 0 ? (
            <EmptyState
              title="No strengths yet"
              text="Keep studying to build your strength areas. Complete more patterns with high scores!"
              action={<ButtonLink to="/quiz">Take a knowledge check</ButtonLink>}
            />
          ) : (
            <PatternScores scores={scores} threshold={STRONG_FROM_PERCENT} nameOf={nameOf} />
          )
        }
      </AnalyticsState>
    </Part>
  );
}

function Recommendations({ nameOf, next }: Pick<AnalyticsScreenProps, 'nameOf' | 'next'>) {
  return (
    <Part title="Recommendations">
      <div className="mb-5">{next}</div>
      <AnalyticsState query={recommendationsQuery} what="Your recommendations">
        {(list) =>
          list.length === 0 ? (
            <EmptyState
              title="No further recommendations yet"
              text="Complete more study sessions to receive personalized recommendations."
              action={<ButtonLink to="/learn">Go to the lessons</ButtonLink>}
            />
          ) : (
            <RecommendationList list={list} nameOf={nameOf} />
          )
        }
      </AnalyticsState>
    </Part>
  );
}

function Part({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2 className="mb-2">{title}</h2>
      {text ? <p className="mb-5 text-soft">{text}</p> : <div className="mb-4" />}
      {children}
    </section>
  );
}
