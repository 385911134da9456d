import { accessCalls } from './access.ts';
import { emailChangeCalls } from './account.ts';
import { analyticsCalls } from './analytics.ts';
import { assistantCalls } from './assistant.ts';
import type { Call } from './call.ts';
import { drillCalls } from './drill.ts';
import { signInCalls } from './identity/sign-in.ts';
import { twoFactorCalls } from './identity/two-factor.ts';
import { identityCalls } from './identity.ts';
import { patternCalls } from './lesson/pattern.ts';
import { marketCalls } from './market.ts';
import { paymentCalls } from './payment.ts';
import { dailyChartCalls } from './practice/daily-chart.ts';
import { decisionCalls } from './practice/decision.ts';
import { placementCalls } from './practice/placement.ts';
import { progressCalls } from './progress.ts';
import { quizCalls } from './quiz.ts';
import { reminderCalls } from './reminder.ts';
import { reviewCalls } from './review.ts';
import { rewardCalls } from './reward/reward.ts';
import { scenarioCalls } from './scenario.ts';
import { supportCalls } from './support.ts';
import { systemCalls } from './system.ts';
import { todayCalls } from './today.ts';
import { vocabularyCalls } from './vocabulary.ts';

/** Every call, by noun. */
export const contract = {
  identity: { ...identityCalls, ...signInCalls, ...emailChangeCalls, ...twoFactorCalls },
  access: accessCalls,
  payment: paymentCalls,
  pattern: patternCalls,
  progress: progressCalls,
  review: reviewCalls,
  quiz: quizCalls,
  placement: placementCalls,
  vocabulary: vocabularyCalls,
  drill: drillCalls,
  dailyChart: dailyChartCalls,
  decision: decisionCalls,
  reward: rewardCalls,
  scenario: scenarioCalls,
  analytics: analyticsCalls,
  today: todayCalls,
  market: marketCalls,
  assistant: assistantCalls,
  reminder: reminderCalls,
  support: supportCalls,
  system: systemCalls,
};

/** Every call with its name, such as `progress.updateProgress`. */
export function listCalls(): { name: string; call: Call }[] {
  return Object.entries(contract).flatMap(([noun, calls]) =>
    Object.entries<Call>(calls).map(([verb, call]) => ({ name: `${noun}.${verb}`, call })),
  );
}

type Nouns = typeof contract;
type AnyCall = { [Noun in keyof Nouns]: Nouns[Noun][keyof Nouns[Noun]] }[keyof Nouns];

/** Every call by its method and path, such as `PUT /api/progress/:patternId`. */
export type CallsByRoute = { [C in AnyCall as `${C['method']} ${C['path']}`]: C };
