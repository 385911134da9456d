import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Card } from '#app/ui/card.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { TabPanel } from '#app/ui/tab-panel.tsx';
import { Tabs } from '#app/ui/tabs.tsx';
import type { FirstFactor } from '../auth-calls.ts';
import { failureMessage, providerErrorMessage } from '../failures.ts';
import type { Credentials } from '../fields.ts';
import { destination, pageAfter } from '../model.ts';
import { signInMethodsQuery, useCurrentUser } from '../queries.ts';
import { passkeySupportQuery } from '../sign-in-queries.ts';
import { AlreadySignedIn } from './already-signed-in.tsx';
import { BuyerLink } from './buyer-link.tsx';
import { CheckInbox, type Mailed } from './check-inbox.tsx';
import type { SignInMethodProps } from './credentials-form.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { ProviderSignIn } from './provider-sign-in.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

const TABS = [
  { value: 'sign-in', label: 'Sign in' },
  { value: 'sign-up', label: 'Create account' },
] as const;

interface SignInCardProps {
  /** The address that was just paid with in this browser; empty for anyone else, and while it isn’t known yet. */
  buyerEmail: string;
}

/** Every sign-in method, in one card. */
export function SignInCard({ buyerEmail }: SignInCardProps) {
  const { user } = useCurrentUser();
  const [search] = useSearchParams();
  const returnTo = destination(search.get('returnTo'));
  const [entered, setEntered] = useState<Credentials>({ name: '', email: '', password: '' });
  const [mailed, setMailed] = useState<Mailed | null>(null);

  if (user) return <AlreadySignedIn user={user} returnTo={returnTo} />;
  if (mailed) return <CheckInbox mailed={mailed} returnTo={returnTo} onChangeAddress={() => setMailed(null)} />;
  // It may become known after a tab was chosen or a field filled in, and undoes neither.
  const filled = { ...entered, email: entered.email || buyerEmail };
  const methods = { buyerEmail, entered: filled, onEnter: setEntered, onMailed: setMailed, returnTo };
  return <SignInMethods {...methods} />;
}

function SignInMethods({ buyerEmail, ...props }: SignInCardProps & Omit<SignInMethodProps, 'onSignedIn'>) {
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('sign-in');
  const { returnTo, onMailed } = props;
  // The whole application reloads with the new session.
  const leave = useCallback((passed: FirstFactor) => window.location.assign(pageAfter(passed, returnTo)), [returnTo]);
  return (
    <Card className="p-2 sm:p-4">
      <ProviderFailure />
      {buyerEmail === '' ? null : <BuyerLink email={buyerEmail} returnTo={returnTo} onMailed={onMailed} />}
      <Tabs label="Sign in or create an account" tabs={TABS} value={tab} onValueChange={setTab}>
        <TabPanel value="sign-in">
          <SignInForm {...props} onSignedIn={leave} />
        </TabPanel>
        <TabPanel value="sign-up">
          <SignUpForm {...props} onSignedIn={leave} />
        </TabPanel>
      </Tabs>
      <OtherMethods returnTo={returnTo} onSignedIn={leave} />
    </Card>
  );
}

function OtherMethods({ returnTo, onSignedIn }: Pick<SignInMethodProps, 'returnTo' | 'onSignedIn'>) {
  const [failure, setFailure] = useState<string | null>(null);
  const fail = useCallback((error: unknown) => setFailure(failureMessage(error)), []);
  const { data: support } = useQuery(passkeySupportQuery);
  const { data: methods } = useQuery(signInMethodsQuery);
  if (support?.passkeys === false && !methods?.provider) return null;
  return (
    <div className="flex flex-col gap-3">
      <p className="my-1 flex items-center gap-4 text-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        or
      </p>
      <PasskeySignIn onSignedIn={onSignedIn} onFailure={fail} />
      <ProviderSignIn returnTo={returnTo} onFailure={fail} />
      {failure ? (
        <Notice tone="error" live>
          {failure}
        </Notice>
      ) : null}
    </div>
  );
}

/** What went wrong at the provider. Shown after the first paint, which was rendered without an address. */
function ProviderFailure() {
  const [search] = useSearchParams();
  const [failure, setFailure] = useState<string | null>(null);
  const code = search.get('error');
  useEffect(() => setFailure(code === null ? null : providerErrorMessage(code)), [code]);
  return failure ? (
    <div className="mb-4">
      <Notice tone="error" live>
        {failure}
      </Notice>
    </div>
  ) : null;
}
