import type { CallResponse } from '@wickwise/contract/call';
import type { CallsByRoute } from '@wickwise/contract/contract';
import { useOpenedSearch } from '#app/lib/page/opened-search.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonAnchor } from '#app/ui/button/button-anchor.tsx';
import { Card } from '#app/ui/card.tsx';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { failureCode, failureMessage } from '../failures.ts';
import { destination, pageAfter } from '../model.ts';
import { useSpendLink } from '../sign-in-queries.ts';
import { LinkConfirmation } from './link-confirmation.tsx';
import { useLinkOwner } from './link-owner.ts';
import { NewLink } from './new-link.tsx';

const SECRETS = ['token'] as const;

/** The page of the mailed link. Only the button spends it, because mail scanners open links too. */
export function SpendLink() {
  const opened = useOpenedSearch(SECRETS);
  const token = opened?.get('token') ?? null;
  const returnTo = destination(opened?.get('returnTo') ?? null);
  return (
    <Card className="p-2 sm:p-4">
      {opened !== null && token === null ? (
        <NewLink returnTo={returnTo} title="Open the link from your email">
          When you open this page from the email, it has a button that signs you in. If you reloaded it, open the link
          again, or ask for a new one.
        </NewLink>
      ) : (
        <SpendByToken token={token} returnTo={returnTo} />
      )}
    </Card>
  );
}

interface SpendByTokenProps {
  /** Null until the page has read its address. */
  token: string | null;
  returnTo: string;
}

function SpendByToken({ token, returnTo }: SpendByTokenProps) {
  const link = useLinkOwner(token);
  const spend = useSpendLink();
  const leave = (spent: SpentLink) => {
    if (!hasLostPassword(spent)) window.location.assign(pageAfter(spent, returnTo));
  };
  const onSpend = () => {
    if (token !== null) spend.mutate(token, { onSuccess: leave });
  };
  return (
    <KeepFocus state={`${link.retryStatus} ${spend.status}`}>
      <SpendState link={link} spend={spend} returnTo={returnTo} onSpend={onSpend} />
    </KeepFocus>
  );
}

type SpentLink = CallResponse<CallsByRoute['POST /api/auth/link']>;

/** Not told to anyone who is not signed in yet. */
function hasLostPassword({ passwordKept, needsSecondFactor }: SpentLink): boolean {
  return !passwordKept && !needsSecondFactor;
}

interface SpendStateProps {
  link: ReturnType<typeof useLinkOwner>;
  spend: ReturnType<typeof useSpendLink>;
  returnTo: string;
  onSpend: () => void;
}

function SpendState({ link, spend, returnTo, onSpend }: SpendStateProps) {
  if ([link.error, spend.error].some((error) => failureCode(error) === 'link_invalid')) {
    return (
      <NewLink returnTo={returnTo} title="This link no longer works" live>
        It’s already been used, it’s expired, or a newer one replaced it. If you already signed in with it, nothing is
        lost. Ask for a new link here.
      </NewLink>
    );
  }
  if (spend.isSuccess && hasLostPassword(spend.data)) return <PasswordNotKept returnTo={returnTo} />;
  if (link.error !== null) return <LinkNotRead error={link.error} onRetry={link.retry} />;
  return (
    <LinkConfirmation
      owner={link.owner}
      effect="on this device. It works once."
      problem={spend.isError ? failureMessage(spend.error) : null}
      pending={spend.isPending || spend.isSuccess}
      pendingLabel="Signing in…"
      onSpend={onSpend}
    />
  );
}

function LinkNotRead({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className="flex flex-col items-start gap-4">
      <Notice tone="error" title="We couldn’t check your link" live>
        {failureMessage(error)} Your link hasn’t been used.
      </Notice>
      <Button onClick={onRetry}>Try again</Button>
    </div>
  );
}

function PasswordNotKept({ returnTo }: { returnTo: string }) {
  return (
    <div role="status" className="flex flex-col gap-3">
      <h2>You are signed in</h2>
      <p className="text-soft">
        A password was chosen for this address before it was confirmed. Anyone could have done that, so for your safety
        we didn’t keep it. If it was you, you can set one again in your account.
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
