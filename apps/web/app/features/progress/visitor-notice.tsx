import { Notice } from '#app/ui/state/notice.tsx';
import { SetAsideNotice } from '#app/ui/state/set-aside-notice.tsx';
import { useCurrentUser } from '../identity/queries.ts';
import { useVisitorProgress } from './queries.ts';
import { SignInLink } from './sign-in-link.tsx';
import { isEmpty, visitorProgressStore } from './storage.ts';

/** What a visitor should know about lessons kept in this browser. Renders nothing while none are kept. */
export function VisitorNotice() {
  const { user, isPending } = useCurrentUser();
  const { value: lists, unsaved, setAsideAs } = useVisitorProgress();
  const isVisitor = !isPending && user === null;
  return (
    <div className="mb-6 grid gap-3 empty:hidden">
      {setAsideAs === null ? null : (
        <SetAsideNotice
          title="Some earlier progress in this browser can’t be read"
          storageKey={setAsideAs}
          fileName="progress-set-aside.json"
          onDelete={() => visitorProgressStore().deleteSetAside()}
        >
          You can keep going without it.
        </SetAsideNotice>
      )}
      {isVisitor && unsaved ? <UnsavedNotice /> : null}
      {isVisitor && !unsaved && !isEmpty(lists) ? (
        <Notice>
          Your progress is kept in this browser only. <SignInLink>Sign in to keep your progress and earn XP</SignInLink>
        </Notice>
      ) : null}
    </div>
  );
}

function UnsavedNotice() {
  return (
    <Notice tone="warning" title="This browser couldn’t store your progress" live>
      Its storage is full or turned off for this site, so what you complete lasts until you close this page. Free some
      space or allow storage, or <SignInLink>sign in to keep your progress and earn XP</SignInLink>
    </Notice>
  );
}
