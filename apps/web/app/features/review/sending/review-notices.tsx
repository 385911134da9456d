import type { ReactNode } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { SetAsideNotice } from '#app/ui/state/set-aside-notice.tsx';
import type { Reviewing } from '../grading/reviewing.ts';
import { useVisitorReviews } from '../queries.ts';
import { visitorReviewStore } from '../storage.ts';

interface ReviewNoticesProps {
  isVisitor: boolean;
  reviewing: Reviewing;
  /** A link that keeps the reviews by signing in. */
  signInLink: ReactNode;
}

/** What a learner should know about where their reviews are kept. Renders nothing while all is well. */
export function ReviewNotices({ isVisitor, reviewing, signInLink }: ReviewNoticesProps) {
  const { unsaved, setAsideAs } = useVisitorReviews();
  return (
    <div className="wrap grid gap-3 pt-3 empty:hidden">
      {setAsideAs === null ? null : (
        <SetAsideNotice
          title="Some earlier reviews in this browser can’t be read"
          storageKey={setAsideAs}
          fileName="reviews-set-aside.json"
          onDelete={() => visitorReviewStore().deleteSetAside()}
        />
      )}
      {reviewing.unsent > 0 ? <UnsentNotice reviewing={reviewing} signInLink={signInLink} /> : null}
      {isVisitor && unsaved ? (
        <Notice tone="warning" title="This browser couldn’t store your reviews" live>
          Its storage is full or turned off for this site, so your reviews last until you close this page. {signInLink}
        </Notice>
      ) : null}
    </div>
  );
}

/** Where a visitor's reviews are. */
export function KeptHereNote({ signInLink }: { signInLink: ReactNode }) {
  const { value: entries, unsaved } = useVisitorReviews();
  if (unsaved || entries.length === 0) return null;
  return <Notice>Your reviews are kept in this browser only. {signInLink}</Notice>;
}

function UnsentNotice({ reviewing, signInLink }: Pick<ReviewNoticesProps, 'reviewing' | 'signInLink'>) {
  const { unsent, wasSignedOut, isSending, retry } = reviewing;
  const kept = `${unsent === 1 ? '1 review is' : `${unsent} reviews are`} kept in this browser and not yet in your account.`;
  if (wasSignedOut) {
    return (
      <Notice tone="error" title="You’ve been signed out" live>
        {kept} {signInLink}
      </Notice>
    );
  }
  return (
    <Notice tone="error" title="We couldn’t save your last reviews" live>
      <p>
        {kept} We’ll send {unsent === 1 ? 'it' : 'them'} when you’re back online.
      </p>
      <Button variant="quiet" className="mt-3" pending={isSending} pendingLabel="Saving..." onClick={retry}>
        Try again
      </Button>
    </Notice>
  );
}
