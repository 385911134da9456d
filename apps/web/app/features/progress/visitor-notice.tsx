import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCurrentUser } from '../identity/queries.ts';
import { useVisitorProgress } from './queries.ts';
import { SignInLink } from './sign-in-link.tsx';
import { visitorProgressStore } from './storage.ts';

/** What a visitor should know about lessons kept in this browser. Nothing while there is nothing to keep. */
export function VisitorNotice() {
  const { user, isPending } = useCurrentUser();
  const { completed, unsaved, setAsideAs } = useVisitorProgress();
  const isVisitor = !isPending && user === null;
  return (
    <div className="mb-6 grid gap-3 empty:hidden">
      {setAsideAs === null ? null : <SetAsideNotice storageKey={setAsideAs} />}
      {isVisitor && unsaved ? <UnsavedNotice /> : null}
      {isVisitor && !unsaved && completed.length > 0 ? (
        <Notice>
          Your progress is kept in this browser only. <SignInLink>Sign in to keep your progress and earn XP</SignInLink>
        </Notice>
      ) : null}
    </div>
  );
}

function UnsavedNotice() {
  return (
    <Notice tone="warning" title="This browser did not store your progress" live>
      Its storage is full or switched off for this site, so completed lessons last until you close this page. Free some
      space or allow storage, or <SignInLink>sign in to keep your progress and earn XP</SignInLink>
    </Notice>
  );
}

function SetAsideNotice({ storageKey }: { storageKey: string }) {
  return (
    <Notice tone="warning" title="Some earlier progress in this browser could not be read">
      <p>
        It is kept unchanged in this browser's storage as <code className="num break-all text-sm">{storageKey}</code>,
        and your lessons go on without it.
      </p>
      <Button variant="quiet" className="mt-3" onClick={() => visitorProgressStore().deleteSetAside()}>
        Delete it
      </Button>
    </Notice>
  );
}
