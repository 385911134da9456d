import { type ComponentType, Suspense } from 'react';
import { useMatches } from 'react-router';

/** What a route behind the guard can declare, as its `handle`, about what Heritage unlocks there. */
export interface HeritageHandle {
  /** Its name, as the beginning of a sentence. */
  readonly feature: string;
  /** One sentence on what it is for, without any of its content. */
  readonly purpose: string;
  /** Shows it at work with nothing that only Heritage includes. Loaded only where it is shown. */
  readonly sample: ComponentType;
  /** What the browser keeps of it for a learner who lost access. Loaded only where it is shown. */
  readonly kept?: ComponentType;
}

/** What the screen behind a guard is and what it is for, so that people know what they would sign in for or buy. */
export function useGuardedFeature(): HeritageHandle | null {
  const handles: unknown[] = useMatches().map(({ handle }) => handle);
  return handles.find(isHeritageHandle) ?? null;
}

/** The feature at work, beside the message that it takes Heritage. */
export function FeatureSample({ sample: Sample }: Pick<HeritageHandle, 'sample'>) {
  return (
    <Suspense fallback={<div className="min-h-96" />}>
      <Sample />
    </Suspense>
  );
}

export function GuardedFeature({ feature, purpose }: HeritageHandle) {
  return (
    <>
      <b className="font-semibold text-ink">{feature}.</b> {purpose}
    </>
  );
}

function isHeritageHandle(handle: unknown): handle is HeritageHandle {
  return typeof handle === 'object' && handle !== null && 'feature' in handle && 'purpose' in handle;
}
