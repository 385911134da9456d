import type { CurrentUser } from '@wickwise/contract/identity';
import { useLocation } from 'react-router';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { useClaimOwnPurchase } from '../queries.ts';
import { ClaimChoice, ClaimQuestion } from './claim-choice.tsx';

/** The checkout asks the same question in place of its form. */
const CLAIM_PAGE = '/checkout';

/** Above every page: a guest paid in this browser, and only the learner knows whether it was them. */
export function UnclaimedNotice({ user }: { user: CurrentUser }) {
  useClaimOwnPurchase(user);
  const { pathname } = useLocation();
  const unclaimed = user.unclaimedPurchase;
  const isShown = unclaimed?.needsConfirmation === true && pathname !== CLAIM_PAGE;
  return (
    <KeepFocus state={isShown}>
      {isShown ? (
        <section aria-label="Unclaimed purchase" className="wrap pt-5">
          <Notice tone="warning" title="Is this purchase yours?">
            <p className="mt-1 mb-4 max-w-2xl">
              <ClaimQuestion user={user} unclaimed={unclaimed} />
            </p>
            <ClaimChoice unclaimed={unclaimed} />
          </Notice>
        </section>
      ) : null}
    </KeepFocus>
  );
}
