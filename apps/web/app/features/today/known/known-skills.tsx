import type { KnownSkill } from '@wickwise/contract/today';
import ChevronDown from 'lucide-react/icons/chevron-down';
import { useSkills } from '../queries.ts';
import { SkillStatus } from './skill-status.tsx';
import { StartOver } from './start-over.tsx';

const ORDER: readonly KnownSkill['status'][] = ['mastered', 'familiar', 'learning'];

/** By the kind that begins a skill's id. */
const KINDS = [
  { kind: 'recognize', title: 'Patterns' },
  { kind: 'tell-apart', title: 'Telling patterns apart' },
  { kind: 'term', title: 'Terms' },
  { kind: 'arithmetic', title: 'Topics' },
  { kind: 'decision', title: 'Decisions' },
] as const;

/** What the learner knows by the evidence of their answers, in one line that unfolds. Nothing before the first answer. */
export function KnownSkills() {
  const skills = useSkills();
  if (skills === undefined || skills.length === 0) return null;
  const counts = ORDER.map((status) => `${skills.filter((skill) => skill.status === status).length} ${status}`);
  return (
    <details className="group rounded-lg border border-line bg-panel">
      <summary className="flex min-h-16 list-none flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 [&::-webkit-details-marker]:hidden">
        <h2 className="text-xl">What you know</h2>
        <span className="min-w-0 flex-1 text-md text-soft">{counts.join(', ')}</span>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className="shrink-0 text-muted transition-transform group-open:rotate-180 motion-reduce:transition-none"
        />
      </summary>
      <p className="max-w-2xl px-5 pb-3 text-md text-soft">
        Based on your answers, not on what you’ve completed. Mastery takes right answers on different days, and for
        patterns, on charts you hadn’t seen. Open a status to see what counts.
      </p>
      {KINDS.map(({ kind, title }) => (
        <SkillsOfKind key={kind} title={title} skills={skills.filter(({ skill }) => skill.startsWith(`${kind}:`))} />
      ))}
      <StartOver />
    </details>
  );
}

/** The best known first. */
function SkillsOfKind({ title, skills }: { title: string; skills: readonly KnownSkill[] }) {
  if (skills.length === 0) return null;
  const ordered = ORDER.flatMap((status) => skills.filter((skill) => skill.status === status));
  return (
    <section className="border-line border-t px-5 py-3">
      <h3 className="font-sans font-semibold text-md">{title}</h3>
      <ul className="grid gap-x-8 md:grid-cols-2">
        {ordered.map((skill) => (
          <li key={skill.skill} className="flex min-h-11 items-center justify-between gap-4 text-md">
            <span className="wrap-anywhere min-w-0">{skill.name}</span>
            <SkillStatus skill={skill} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How well one pattern is known; nothing before it was answered. */
export function PatternStatus({ patternId }: { patternId: string }) {
  const known = useSkills()?.find(({ skill }) => skill === `recognize:${patternId}`);
  return known === undefined ? null : <SkillStatus skill={known} />;
}
