import { useQuery } from '@tanstack/react-query';
import type { Account } from '@wickwise/contract/account';
import { type ComponentType, useEffect } from 'react';
import { useLocation } from 'react-router';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { accountQuery } from '../account-queries.ts';
import { failureMessage } from '../failures.ts';
import { PasswordForm } from '../sign-in/password-form.tsx';
import { ChangeEmail } from './change-email.tsx';
import { DeleteAccount } from './delete-account.tsx';
import { ExportAccount } from './export-account.tsx';
import { PasskeyList } from './passkey-list.tsx';
import { ProfileForm } from './profile-form.tsx';
import { SignInSessions } from './sign-in-sessions.tsx';
import { TwoFactor } from './two-factor/two-factor.tsx';
import { WeeklyEmail } from './weekly-email.tsx';

/** A part of the account page. Its id is its address: `/account#password`. */
export interface AccountSection {
  id: string;
  title: string;
  text: string;
  /** The usual height of its content, as a class, held while it loads. */
  height: string;
  Content: ComponentType<{ account: Account }>;
}

const SIGN_IN_SECTIONS: readonly AccountSection[] = [
  {
    id: 'profile',
    title: 'Profile',
    text: 'Your name, and when your day starts.',
    height: 'h-[23rem] md:h-88',
    Content: ProfileForm,
  },
  {
    id: 'email',
    title: 'Email address',
    text: 'Where your sign-in links and emails go.',
    height: 'h-80 md:h-72',
    Content: ChangeEmail,
  },
  {
    id: 'password',
    title: 'Password',
    text: 'One way to sign in. You can always use an emailed link instead.',
    height: 'h-[28.5rem] md:h-[25.5rem]',
    Content: PasswordForm,
  },
  {
    id: 'passkeys',
    title: 'Passkeys',
    text: 'Sign in with your fingerprint, face or device PIN. There’s nothing to remember, and nothing on our server that would let anyone sign in.',
    height: 'h-24',
    Content: PasskeyList,
  },
  {
    id: 'two-factor',
    title: 'Two-factor sign-in',
    text: 'A code from your phone, on top of your password or emailed link. A passkey already counts as both.',
    height: 'h-24',
    Content: TwoFactor,
  },
  {
    id: 'sessions',
    title: 'Sessions',
    text: 'Where you’re signed in. End any session you don’t recognize.',
    height: 'h-64',
    Content: SignInSessions,
  },
];

const MAIL_SECTION: AccountSection = {
  id: 'weekly-email',
  title: 'Weekly email',
  text: 'What you learned in a week, what slipped, and what’s due.',
  height: 'h-16',
  Content: WeeklyEmail,
};

const DATA_SECTIONS: readonly AccountSection[] = [
  {
    id: 'export',
    title: 'Your data',
    text: 'Your records, in one file.',
    height: 'h-40 md:h-28',
    Content: ExportAccount,
  },
  {
    id: 'delete',
    title: 'Delete account',
    text: 'This permanently deletes your account and all your progress.',
    height: 'h-11',
    Content: DeleteAccount,
  },
];

interface AccountSectionsProps {
  /** Sections of other features, between the sign-in methods and the data. */
  others: readonly AccountSection[];
}

export function AccountSections({ others }: AccountSectionsProps) {
  const { data: account, error, refetch } = useQuery(accountQuery);
  useSectionOfAddress(account !== undefined);
  if (error && !account) {
    return (
      <ErrorState title="Your account couldn’t be loaded" text={failureMessage(error)} onRetry={() => refetch()} />
    );
  }
  return [...SIGN_IN_SECTIONS, ...others, MAIL_SECTION, ...DATA_SECTIONS].map(
    ({ id, title, text, height, Content }) => (
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
          {account ? <Content account={account} /> : <Skeleton className={height} label={`Loading: ${title}`} />}
        </div>
      </section>
    ),
  );
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
