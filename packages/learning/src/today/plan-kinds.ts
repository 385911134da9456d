import type { ConfusedPair } from '../learner-model/confused-pairs.ts';
import type { Evidence } from '../learner-model/evidence.ts';
import type { LearnerModel } from '../learner-model/learner-model.ts';
import { FAMILIAR, percentRight } from '../learner-model/mastery.ts';
import { type SkillId, skillParts } from '../learner-model/skill.ts';
import type { Loss, SkillStateOn } from '../learner-model/skill-state.ts';
import type { LocalDay } from '../local-day.ts';
import type { NewStep } from './new-steps.ts';

/** What the learner could do today. */
export interface TodayInput {
  readonly model: LearnerModel;
  /** Whether a skill is still taught, and open to the learner. */
  readonly canPractice: (skill: SkillId) => boolean;
  /** Lessons and articles that could be begun, in their order. */
  readonly newSteps: readonly NewStep[];
  /** Closed trades of their own without a review, the newest first. */
  readonly tradesToReview: readonly { readonly tradeId: string; readonly closedOn: LocalDay }[];
  /** A replay to play; `lastOn` is null if they never did. Null where there is none. */
  readonly replay: { readonly replayId: string; readonly lastOn: LocalDay | null } | null;
}

/** What a kind of item is for: the parts of a session, in the order in which they get its time. */
export const planParts = ['slip', 'review', 'new', 'own'] as const;
export type PlanPart = (typeof planParts)[number];

/** Something to do, and the evidence for it. */
interface Candidate<Reason> {
  /** What it is about; with its kind, the id of the item. */
  readonly subject: string;
  /** The skills that it practices. Nothing else in the session practices them. */
  readonly covers: readonly SkillId[];
  readonly reason: Reason;
  /** Where it takes more or less time than its kind. */
  readonly minutes?: number;
}

interface PlanKind<Reason> {
  readonly part: PlanPart;
  /** How long it usually takes. */
  readonly minutes: number;
  /** At most one a day. */
  readonly isDaily: boolean;
  /** The most urgent first. */
  readonly candidates: (input: TodayInput) => Candidate<Reason>[];
}

/** Why a review is due: the last answer was wrong or a card graded Forgot, or its memory has faded far enough. */
export type DueReason =
  | { readonly because: 'missed'; readonly skill: SkillId; readonly answer: Evidence }
  | {
      readonly because: 'fading';
      readonly skill: SkillId;
      readonly recallPercent: number;
      readonly lastPracticedOn: LocalDay;
    };

/** Of the last answers to unseen questions; `loss` if the skill was better known before. */
export interface WeakReason {
  readonly skill: SkillId;
  readonly right: number;
  readonly answers: number;
  readonly loss: Loss | null;
}

/** `slip`: rules that were broken the last time that they counted, in a replay or in a trade of one's own. */
export interface ReplayReason {
  readonly lastOn: LocalDay | null;
  readonly slip: { readonly skill: SkillId; readonly on: LocalDay } | null;
}

/** Confusing a pair once may have been a slip. */
const CONFUSED_AT_LEAST = 2;
/** Fewer answers say little. */
const WEAK_FROM_ANSWERS = 3;

/** Every kind of item. A new kind is an entry here; items of one part come in this order. */
export const planKinds = {
  'confused-pair': declare<ConfusedPair>({ part: 'slip', minutes: 2, isDaily: false, candidates: pairsToTellApart }),
  'weak-skill': declare<WeakReason>({ part: 'slip', minutes: 2, isDaily: false, candidates: weakSkills }),
  'due-review': declare<DueReason>({ part: 'review', minutes: 1, isDaily: false, candidates: dueReviews }),
  'new-lesson': declare<NewStep>({ part: 'new', minutes: 4, isDaily: true, candidates: newLessons }),
  'trade-review': declare<{ tradeId: string; closedOn: LocalDay }>({
    ...{ part: 'own', minutes: 3, isDaily: true },
    candidates: ({ tradesToReview }) => tradesToReview.map((trade) => unskilled(trade.tradeId, trade)),
  }),
  replay: declare<ReplayReason>({ part: 'own', minutes: 5, isDaily: true, candidates: replays }),
};

/** For the type of the reason. */
function declare<Reason>(kind: PlanKind<Reason>): PlanKind<Reason> {
  return kind;
}

function unskilled<Reason>(subject: string, reason: Reason): Candidate<Reason> {
  return { subject, covers: [], reason };
}

/** Practicing a pair practices both of its patterns. */
function pairsToTellApart({ model, canPractice }: TodayInput): Candidate<ConfusedPair>[] {
  return model.confusedPairs
    .filter(({ skill, times }) => times >= CONFUSED_AT_LEAST && canPractice(skill))
    .map((pair) => {
      const [one, other] = [`recognize:${pair.patternId}`, `recognize:${pair.chosenId}`] as const;
      return { subject: pair.skill, covers: [pair.skill, one, other], reason: pair };
    });
}

/** The least right first. */
function weakSkills(input: TodayInput): Candidate<WeakReason>[] {
  return practicable(input)
    .filter(({ evidence: { recent } }) => recent.length >= WEAK_FROM_ANSWERS && percentRight(recent) < FAMILIAR.percent)
    .sort(
      (one, other) => percentRight(one.evidence.recent) - percentRight(other.evidence.recent) || bySkill(one, other),
    )
    .map(({ skill, evidence: { recent }, loss }) => {
      const right = recent.filter(({ isCorrect }) => isCorrect).length;
      return { subject: skill, covers: [skill], reason: { skill, right, answers: recent.length, loss } };
    });
}

/** Wrong answers first, then what is most likely forgotten. */
function dueReviews(input: TodayInput): Candidate<DueReason>[] {
  const isMissed = ({ memory }: SkillStateOn) => memory.lastGrade === 'again';
  return practicable(input)
    .filter(({ dueOn }) => dueOn <= input.model.today)
    .sort(
      (one, other) =>
        Number(isMissed(other)) - Number(isMissed(one)) || one.recall - other.recall || bySkill(one, other),
    )
    .map((state) => ({ subject: state.skill, covers: [state.skill], reason: dueReason(state) }));
}

function dueReason({ skill, memory, evidence, recall }: SkillStateOn): DueReason {
  if (memory.lastGrade === 'again' && evidence.lastMiss !== null) {
    return { because: 'missed', skill, answer: evidence.lastMiss };
  }
  return { because: 'fading', skill, recallPercent: Math.round(100 * recall), lastPracticedOn: memory.lastReviewedOn };
}

function newLessons({ newSteps }: TodayInput): Candidate<NewStep>[] {
  return newSteps.map((step) => {
    const { kind, id, minutes } = step;
    return { subject: id, minutes, covers: kind === 'lesson' ? [`recognize:${id}`] : [], reason: step };
  });
}

function replays({ model, replay }: TodayInput): Candidate<ReplayReason>[] {
  if (replay === null) return [];
  const slips = [...model.skills.values()].flatMap(({ skill, memory, evidence: { lastMiss } }) =>
    memory.lastGrade === 'again' && isAboutTrade(lastMiss) ? { skill, on: lastMiss.day } : [],
  );
  const [slip = null] = slips.sort((one, other) => (one.on > other.on ? -1 : 1));
  return [unskilled(replay.replayId, { lastOn: replay.lastOn, slip })];
}

function isAboutTrade(answer: Evidence | null): answer is Evidence {
  return answer?.kind === 'replay' || answer?.kind === 'trade-review';
}

/** Pairs are practiced as pairs, while they are confused. */
function practicable({ model, canPractice }: TodayInput): SkillStateOn[] {
  const states = [...model.skills.values()];
  return states.filter(({ skill }) => skillParts(skill).kind !== 'tell-apart' && canPractice(skill));
}

function bySkill(one: SkillStateOn, other: SkillStateOn): number {
  return one.skill < other.skill ? -1 : 1;
}
