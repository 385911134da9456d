import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { HERITAGE_PRICE } from '#app/lib/money.ts';
import { Card } from '#app/ui/card.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { useCurrentUser } from '../identity/queries.ts';
import { hasHeritageAccess } from './tier.ts';

const linkStyle = 'inline-block min-h-6 text-brass underline underline-offset-4';

interface ActivationPageProps {
  title: string;
  text: string;
  /** The form, in its card. */
  children: ReactNode;
}

/** A page with one form that unlocks what was bought. */
export function ActivationPage({ title, text, children }: ActivationPageProps) {
  const { isPending } = useCurrentUser();
  return (
    <div
      data-viewer-unknown={isPending || undefined}
      className="wrap grid grid-cols-[minmax(0,1fr)] items-start gap-8 py-10 md:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] md:gap-16 md:py-16 lg:gap-24"
    >
      <div className="min-w-0 md:pt-6">
        <h1>{title}</h1>
        <p className="mt-4 max-w-xl text-lg text-soft">{text}</p>
        <ActivationSteps />
      </div>
      {/* In a signed-in browser the form stays hidden until it is known whether the notice appears above it. */}
      <div data-personal className="grid min-w-0 gap-5">
        <AlreadyActive />
        <Card className="p-2 sm:p-4">{children}</Card>
      </div>
    </div>
  );
}

function ActivationSteps() {
  const { user } = useCurrentUser();
  return (
    <dl className="mt-10 hidden max-w-xl border-line border-t md:block">
      <Fact term="Signed in?">
        If you paid in this browser, or signed in with a link we emailed to that address, we’ll unlock Heritage right
        away. Otherwise, we’ll email a link that signs you in with the address that bought Heritage. What you’ve learned
        in this account stays in it.
      </Fact>
      <Fact term="Not signed in?">We’ll send a link to the address you paid with, so only its owner gets in.</Fact>
      {hasHeritageAccess(user) ? null : (
        <Fact term="Haven’t bought it yet?">
          <Link to="/checkout" className={linkStyle}>
            Get Heritage for a one-time payment of {HERITAGE_PRICE}.
          </Link>
        </Fact>
      )}
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="border-line border-b py-4">
      <dt className="font-semibold">{term}</dt>
      <dd className="mt-0.5 text-soft">{children}</dd>
    </div>
  );
}

function AlreadyActive() {
  const { user } = useCurrentUser();
  if (user === null || !hasHeritageAccess(user)) return null;
  return (
    <Notice tone="success" title="You have Heritage">
      You’re signed in as <strong className="wrap-anywhere text-ink">{user.email}</strong>, and you can use every lesson
      and every tool.{' '}
      <Link to="/learn" className={linkStyle}>
        Go to your lessons
      </Link>
    </Notice>
  );
}
