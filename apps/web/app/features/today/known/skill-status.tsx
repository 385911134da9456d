import type { KnownSkill } from '@wickwise/contract/today';
import { FAMILIAR } from '@wickwise/learning/learner-model/mastery';
import { localDayAt } from '@wickwise/learning/local-day';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { useState } from 'react';
import { deviceDayClock } from '#app/lib/day-clock.ts';
import { Dialog } from '#app/ui/overlay/dialog.tsx';

const words: Readonly<Record<KnownSkill['status'], string>> = {
  learning: 'Learning',
  familiar: 'Familiar',
  mastered: 'Mastered',
};

const FAMILIAR_TAKES = `Familiar takes ${FAMILIAR.right} right answers to unseen questions and ${FAMILIAR.percent}% right, or an answer you’ve remembered for a week and will probably remember for another.`;

/** How well a skill is known, with the evidence for it one click away. */
export function SkillStatus({ skill }: { skill: KnownSkill }) {
  const [isOpen, setOpen] = useState(false);
  const { name, status } = skill;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`${words[status]}: why ${name} counts as ${status}`}
        className="-my-2 inline-flex min-h-11 items-center text-sm underline decoration-dotted underline-offset-4 hover:text-ink"
        onClick={() => setOpen(true)}
      >
        <span className={status === 'mastered' ? 'font-semibold text-up' : 'text-soft'}>{words[status]}</span>
      </button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={name}
        description={`${words[status]} since ${dayText(skill.since)}`}
      >
        <Evidence skill={skill} />
      </Dialog>
    </>
  );
}

/** What mastery takes, met or not, and how a better status was lost. */
function Evidence({ skill: { status, requirements, recent, loss, dueOn } }: { skill: KnownSkill }) {
  return (
    <div className="grid gap-4">
      {loss === null ? null : <p>{loss}</p>}
      {status === 'learning' ? <p className="text-md text-soft">{FAMILIAR_TAKES}</p> : null}
      <div>
        <h3 className="mb-2 font-sans font-semibold text-md">What mastery takes</h3>
        <ul className="grid gap-2">
          {requirements.map(({ text, isMet }) => (
            <li key={text} className="flex items-start gap-2.5 text-md">
              {isMet ? (
                <Check size={18} role="img" aria-label="Met" className="mt-0.5 shrink-0 text-up" />
              ) : (
                <Circle size={18} role="img" aria-label="Not yet" className="mt-0.5 shrink-0 text-muted" />
              )}
              <span className={isMet ? '' : 'text-soft'}>{text}</span>
            </li>
          ))}
        </ul>
      </div>
      <p className="text-md text-muted">
        {recentText(recent)} {dueText(dueOn)}
      </p>
    </div>
  );
}

function recentText({ right, answers }: KnownSkill['recent']): string {
  if (answers === 0) return 'You haven’t answered a question about it that you hadn’t seen before.';
  if (answers === 1) return `Your only answer so far was ${right === 1 ? 'right' : 'wrong'}.`;
  if (right === answers) return `${answers === 2 ? 'Both of your' : `All of your last ${answers}`} answers were right.`;
  return `${right} of your last ${answers} answers ${right === 1 ? 'was' : 'were'} right.`;
}

function dueText(day: string | null): string {
  if (day === null) return 'It comes back after its lesson.';
  const today = localDayAt(new Date(), deviceDayClock());
  if (day === today) return 'It’s due today.';
  return day < today ? `It’s been due since ${dayText(day)}.` : `It comes back ${dayText(day)}.`;
}

function dayText(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  return date.toLocaleDateString('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' });
}
