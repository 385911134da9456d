import { useQuery } from '@tanstack/react-query';
import type { Account } from '@wickwise/contract/identity';
import { type ComponentType, useEffect } from 'react';
import { useLocation } from 'react-router';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportAccount } from './export-account.tsx';
import { failureSentence } from './failures.ts';
import { PasskeyList } from './passkey-list.tsx';
import { PasswordForm } from './password-form.tsx';
import { ProfileForm } from './profile-form.tsx';
import { accountQuery } from './queries.ts';
import { SessionList } from './session-list.tsx';

/** A part of the account page. Its id is its address: `/account#password`. */
export interface AccountSection {
  id: string;
  title: string;
  text: string;
  Content: ComponentType<{ account: Account }>;
}

const SIGN_IN_SECTIONS: readonly AccountSection[] = [
  { id: 'profile', title: 'Profile', text: 'Your name, and the zone in which your days begin.', Content: ProfileForm },
  {
    id: 'password',
    title: 'Password',
    text: 'One of the ways to sign in. An e-mailed link always works without it.',
    Content: PasswordForm,
  },
  {
    id: 'passkeys',
    title: 'Passkeys',
    text: 'Sign in with your fingerprint, face or device PIN. Nothing to remember, nothing to be stolen from us.',
    Content: PasskeyList,
  },
  {
    id: 'sessions',
    title: 'Sessions',
    text: 'Where you are signed in. End what you do not recognise.',
    Content: SessionList,
  },
];

const DATA_SECTIONS: readonly AccountSection[] = [
  { id: 'export', title: 'Your data', text: 'Everything we hold about you, in one file.', Content: ExportAccount },
  { id: 'delete', title: 'Delete account', text: 'For good, with everything learned here.', Content: DeleteAccount },
];

interface AccountSectionsProps {
  /** Sections of other features, between the ways to sign in and the data. */
  others: readonly AccountSection[];
}

export function AccountSections({ others }: AccountSectionsProps) {
  const { data: account, error, refetch } = useQuery(accountQuery);
  useSectionOfAddress(account !== undefined);
  if (error && !account) {
    return (
      <ErrorState title="Your account could not be loaded" text={failureSentence(error)} onRetry={() => refetch()} />
    );
  }
  return [...SIGN_IN_SECTIONS, ...others, ...DATA_SECTIONS].map(({ id, title, text, Content }) => (
    <section
      key={id}
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid gap-6 border-line border-t py-10 md:grid-cols-[minmax(0,4fr)_minmax(0,7fr)] md:gap-12"
    >
      <div>
        <h2 id={`${id}-title`} tabIndex={-1}>
          {title}
        </h2>
        <p className="mt-2 max-w-sm text-soft">{text}</p>
      </div>
      <div className="min-w-0">
        {account ? <Content account={account} /> : <Skeleton className="h-32" label={`Loading: ${title}`} />}
      </div>
    </section>
  ));
}

/** Goes to the section that the address names, such as `/account#password`, once there is something to see. */
function useSectionOfAddress(isLoaded: boolean) {
  const { hash } = useLocation();
  const id = hash.slice(1);
  useEffect(() => {
    if (!isLoaded || id === '') return;
    document.getElementById(id)?.scrollIntoView();
    document.getElementById(`${id}-title`)?.focus({ preventScroll: true });
  }, [isLoaded, id]);
}
