import { useQuery } from '@tanstack/react-query';
import type { CallResponse } from '@wickwise/contract/call';
import type { CallsByRoute } from '@wickwise/contract/contract';
import type { ReactNode } from 'react';
import { ReturnHome } from '#app/features/site/public.ts';
import { useOpenedSearch } from '#app/lib/page/opened-search.ts';
import { Button } from '#app/ui/button/button.tsx';
import { ButtonAnchor } from '#app/ui/button/button-anchor.tsx';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { MessageScreen } from '#app/ui/state/message-screen.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { emailChangeQuery, useConfirmEmailChange } from '../email-change-queries.ts';
import { failureCode, failureMessage } from '../failures.ts';
import { LocalMailbox } from '../sign-in/local-mailbox.tsx';

const SECRETS = ['token'] as const;

/** The page of both links of a change of address. Only the button uses a link up, because mail scanners open links too. */
export function ConfirmEmailChange() {
  const opened = useOpenedSearch(SECRETS);
  // A mail program can cut a link off.
  const token = opened?.get('token') || null;
  const link = useQuery(emailChangeQuery(token));
  const confirm = useConfirmEmailChange();
  const isMissing = opened !== null && token === null;
  const isBroken = isMissing || [link.error, confirm.error].some((error) => failureCode(error) === 'link_invalid');
  const onConfirm = () => {
    if (token !== null) confirm.mutate(token);
  };
  return (
    <KeepFocus state={`${confirm.status} ${isBroken} ${link.status}`}>
      {isBroken ? <BrokenLink /> : null}
      {confirm.isSuccess ? <Confirmed {...confirm.data} /> : null}
      {isBroken || confirm.isSuccess ? null : (
        <Confirmation
          change={link.data ?? null}
          problem={link.error ?? confirm.error}
          isPending={confirm.isPending}
          onConfirm={onConfirm}
          onRetry={() => void link.refetch()}
        />
      )}
    </KeepFocus>
  );
}

interface ConfirmationProps {
  /** Null while loading, and when it couldn't be loaded. */
  change: CallResponse<CallsByRoute['POST /api/email-change/link']> | null;
  problem: Error | null;
  isPending: boolean;
  onConfirm: () => void;
  onRetry: () => void;
}

function Confirmation({ change, problem, isPending, onConfirm, onRetry }: ConfirmationProps) {
  const isUnread = change === null && problem !== null;
  return (
    <MessageScreen
      title={change?.mailbox === 'new' ? 'Use this email address?' : 'Change your email address?'}
      text={change === null ? <Loading isOver={isUnread} /> : <Question {...change} />}
      details={problem === null ? null : <Problem error={problem} />}
    >
      {isUnread ? (
        <Button onClick={onRetry}>Try again</Button>
      ) : (
        <Button pending={isPending || change === null} pendingLabel="Confirming…" onClick={onConfirm}>
          {change?.mailbox === 'new' ? 'Use this address' : 'Confirm the change'}
        </Button>
      )}
      <p className="basis-full text-md text-muted">
        Didn’t ask for this? Close this page. Nothing happens until you click the button.
      </p>
    </MessageScreen>
  );
}

function Loading({ isOver }: { isOver: boolean }) {
  return isOver ? (
    'We couldn’t check your link. It hasn’t been used.'
  ) : (
    <Skeleton className="h-14" label="Reading your link" />
  );
}

function Question({ mailbox, currentEmail, newEmail }: NonNullable<ConfirmationProps['change']>) {
  const [from, to] = [<Address key="from">{currentEmail}</Address>, <Address key="to">{newEmail}</Address>];
  return mailbox === 'current' ? (
    <>
      From {from} to {to}. Next, we’ll send a link to the new address. Nothing changes until you confirm there, too.
    </>
  ) : (
    <>
      The Wickwise account {from} will use {to} from now on. Its other devices will be signed out.
    </>
  );
}

function Address({ children }: { children: ReactNode }) {
  return <strong className="wrap-anywhere text-ink">{children}</strong>;
}

function Problem({ error }: { error: Error }) {
  return (
    <Notice tone="error" title="Your address wasn’t changed" live>
      {failureMessage(error)}
    </Notice>
  );
}

function Confirmed({ confirmed, newEmail }: CallResponse<CallsByRoute['POST /api/email-change']>) {
  if (confirmed === 'current') {
    return (
      <MessageScreen
        title="Now check your new inbox"
        text={
          <>
            We emailed <Address>{newEmail}</Address>. If no other account uses it, the email has a link: your address
            changes when you open it and click the button.
          </>
        }
        details={<LocalMailbox />}
      >
        <ButtonAnchor href="/account#email" variant="quiet">
          Open your account
        </ButtonAnchor>
      </MessageScreen>
    );
  }
  return (
    <MessageScreen
      title="Your email address has been changed"
      text={
        <>
          Sign in with <Address>{newEmail}</Address> from now on. Your lessons, purchases and password stay as they are.
          Your other devices were signed out.
        </>
      }
    >
      <ButtonAnchor href="/account#email">Open your account</ButtonAnchor>
    </MessageScreen>
  );
}

function BrokenLink() {
  return (
    <MessageScreen
      title="This link no longer works"
      text="It’s already been used, it’s expired, or the change was canceled or replaced. You can start again in your account."
    >
      <ButtonAnchor href="/account#email">Open your account</ButtonAnchor>
      <ReturnHome />
    </MessageScreen>
  );
}
