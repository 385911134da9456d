import type { CallResponse } from '@wickwise/contract/call';
import type { CallsByRoute } from '@wickwise/contract/contract';
import type { CurrentUser } from '@wickwise/contract/identity';
import type { Pattern } from '@wickwise/contract/lesson/pattern';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { accessSummary, tierName } from '#app/features/access/model.ts';
import { Tag } from '#app/ui/tag.tsx';

const gatedFeatures = [
  'AI chart analysis',
  'Advanced analytics (weak areas)',
  'Strength analysis',
  'Learning recommendations',
] as const;

interface AccessFactsProps {
  user: CurrentUser;
  info: CallResponse<CallsByRoute['GET /api/subscription/info']>;
  patterns: readonly Pattern[];
}

/** Who the viewer is, what they have, and what that unlocks. */
export function AccessFacts({ user, info, patterns }: AccessFactsProps) {
  const { tier, status, hasHeritageAccess } = info;
  return (
    <section aria-labelledby="summary">
      <h2 id="summary" className="sr-only">
        Summary
      </h2>
      <p className="max-w-3xl font-serif text-2xl">
        {accessSummary({ patterns, hasHeritageAccess, gatedFeatures: gatedFeatures.length })}
      </p>
      <dl className="mt-8 grid gap-px overflow-hidden rounded-lg border border-line bg-line sm:grid-cols-3">
        <Fact term="Authenticated">
          <Tag tone="up">
            <Check size={14} aria-hidden="true" /> Yes
          </Tag>
          <span className="min-w-0 truncate text-muted text-sm">{user.email}</span>
        </Fact>
        <Fact term="Current tier">
          <span className="font-semibold">{tierName({ subscriptionTier: tier, subscriptionStatus: status })}</span>
        </Fact>
        <Fact term="Heritage access">
          <Verdict isGranted={hasHeritageAccess} />
        </Fact>
      </dl>
    </section>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="bg-panel px-6 py-5">
      <dt className="text-muted text-sm">{term}</dt>
      <dd className="mt-2 flex min-h-7 flex-wrap items-center gap-3">{children}</dd>
    </div>
  );
}

export function GatedFeatures({ isGranted }: { isGranted: boolean }) {
  return (
    <section aria-labelledby="gated">
      <h2 id="gated" className="mb-4">
        Gated features
      </h2>
      <ul className="border-line border-t">
        {gatedFeatures.map((feature) => (
          <li key={feature} className="flex items-center justify-between gap-4 border-line border-b py-3">
            <span>{feature}</span>
            <Verdict isGranted={isGranted} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Verdict({ isGranted }: { isGranted: boolean }) {
  return isGranted ? (
    <Tag tone="up">
      <Check size={14} aria-hidden="true" /> Granted
    </Tag>
  ) : (
    <Tag tone="down">
      <X size={14} aria-hidden="true" /> Denied
    </Tag>
  );
}
