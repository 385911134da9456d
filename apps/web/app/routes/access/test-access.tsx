import { useSubscriptionInfo } from '#app/features/access/queries.ts';
import { TierGate } from '#app/features/access/tier-gate.tsx';
import { useCurrentUser } from '#app/features/identity/queries.ts';
import { usePatterns } from '#app/features/pattern/queries.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { isSignedOut } from '#app/lib/api-client.ts';
import { Page } from '#app/ui/page.tsx';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { AccessFacts, GatedFeatures } from './access-facts.tsx';
import { AuthenticationRequired } from './authentication-required.tsx';
import { SentPatterns } from './sent-patterns.tsx';

export function meta() {
  return pageMeta({ title: 'Access test', description: 'What your account can open, one item at a time.' });
}

export default function TestAccess() {
  const { user } = useCurrentUser();
  const info = useSubscriptionInfo();
  const patterns = usePatterns();
  const retry = () => {
    void info.refetch();
    void patterns.refetch();
  };
  if (isSignedOut(info.error)) return <AuthenticationRequired />;
  const isFailed = (info.isError && !info.data) || (patterns.isError && !patterns.data);
  return (
    <Page title="Access test" lede="What your account can open, according to the server.">
      {isFailed ? <ErrorState title="Your access couldn’t be tested" onRetry={retry} /> : null}
      {user && info.data && patterns.data ? (
        <div className="grid gap-14">
          <AccessFacts user={user} info={info.data} patterns={patterns.data} />
          <GatedFeatures isGranted={info.data.hasHeritageAccess} />
          <GateInsidePages />
          <SentPatterns patterns={patterns.data} />
        </div>
      ) : null}
      {isFailed || (info.data && patterns.data) ? null : (
        <Skeleton label="Testing your access..." className="h-112 w-full rounded-lg" />
      )}
    </Page>
  );
}

function GateInsidePages() {
  return (
    <section aria-labelledby="gate">
      <h2 id="gate" className="mb-5">
        The gate inside a page
      </h2>
      <TierGate>
        <p className="mt-4 rounded-lg border border-line bg-panel p-6 text-soft">
          You’re past the gate on this page. The features above are on pages of their own, and the server decides who
          opens those.
        </p>
      </TierGate>
    </section>
  );
}
