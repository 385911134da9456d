import { useOpenedSearch } from '../../lib/opened-search.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonAnchor } from '../../ui/button-anchor.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { failureCode, failureSentence } from './failures.ts';
import { destination } from './model.ts';
import { NewLink } from './new-link.tsx';
import { useSpendLink } from './queries.ts';

const SECRETS = ['token'] as const;

/** The page of the e-mailed link. Only the button spends it: programs that look at links in mail press none. */
export function SpendLink() {
  const opened = useOpenedSearch(SECRETS);
  return (
    <Card className="p-2 sm:p-4">
      <SpendLinkState opened={opened} />
    </Card>
  );
}

function SpendLinkState({ opened }: { opened: URLSearchParams | null }) {
  const spend = useSpendLink();
  if (opened === null) return <Skeleton className="h-40" label="Reading your link" />;
  const token = opened.get('token');
  const returnTo = destination(opened.get('returnTo'));
  if (token === null) {
    return (
      <NewLink returnTo={returnTo} title="Open the link from your e-mail">
        This page signs you in when it is opened from the e-mail. If you reloaded it, open the link again, or ask for a
        new one.
      </NewLink>
    );
  }
  if (spend.isError && failureCode(spend.error) === 'link_invalid') {
    return (
      <NewLink returnTo={returnTo} title="This link no longer works" live>
        It was used, has expired or was replaced by a newer one. If you already signed in with it, nothing is lost. Ask
        for a new link here.
      </NewLink>
    );
  }
  if (spend.isSuccess && !spend.data.passwordKept) return <PasswordNotKept returnTo={returnTo} />;
  const leave = ({ passwordKept }: { passwordKept: boolean }) => {
    if (passwordKept) window.location.assign(returnTo);
  };
  return (
    <div className="flex flex-col gap-4">
      <p className="text-soft">Press the button to sign in on this device. The link works once.</p>
      {spend.isError ? (
        <Notice tone="error" live>
          {failureSentence(spend.error)}
        </Notice>
      ) : null}
      <Button
        pending={spend.isPending || spend.isSuccess}
        pendingLabel="Signing in…"
        onClick={() => spend.mutate(token, { onSuccess: leave })}
      >
        Sign in
      </Button>
      <p className="text-muted text-sm">You did not ask for it? Close this page: nothing happens without the button.</p>
    </div>
  );
}

function PasswordNotKept({ returnTo }: { returnTo: string }) {
  return (
    <div role="status" className="flex flex-col gap-3">
      <h2>You are signed in</h2>
      <p className="text-soft">
        A password had been chosen for this address on another device, before the address was confirmed. Anyone could
        have done that, so for your safety we did not keep it. If it was you, you can set one again in your account.
      </p>
      <div className="mt-3 flex flex-col gap-3">
        <ButtonAnchor href={returnTo}>Continue</ButtonAnchor>
        <ButtonAnchor href="/account#password" variant="quiet">
          Set a password
        </ButtonAnchor>
      </div>
    </div>
  );
}
