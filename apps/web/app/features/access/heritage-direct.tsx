import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCurrentUser } from '../identity/queries.ts';
import type { PassArrival } from './emergency-pass.tsx';
import { EMERGENCY_PASS, REDIRECT_MS } from './model.ts';
import { useLeaveAfter } from './success-redirect.tsx';
import { hasHeritageAccess } from './tier.ts';

/** Sets the emergency cookie in this browser and redirects to the lessons. The server does not know that cookie. */
export function HeritageDirect() {
  const navigate = useNavigate();
  const { user, isPending } = useCurrentUser();
  const [isActivated, setActivated] = useState(false);
  useEffect(() => {
    document.cookie = EMERGENCY_PASS;
    setActivated(true);
  }, []);
  const leave = () => void navigate('/learn', { state: { isFromPass: true } satisfies PassArrival });
  useLeaveAfter(REDIRECT_MS.direct, leave);
  return (
    <div className="wrap py-10 md:py-16">
      <h1>Heritage access</h1>
      <p role="alert" className="mt-4 min-h-8 text-lg text-soft">
        {isActivated ? 'Heritage access activated! Redirecting to Learn page...' : null}
      </p>
      {isPending || hasHeritageAccess(user) ? null : (
        <p className="mt-2 text-soft">
          This pass only works in this browser, and it doesn’t unlock lessons. Sign in to the account that has Heritage.
        </p>
      )}
    </div>
  );
}
