import { FRESH_SIGN_IN_MINUTES } from '@wickwise/contract/constants';
import { SignInAgain } from '#app/features/identity/sign-in/sign-in-again.tsx';

/** In place of a change that needs a recent sign-in. */
export function RenewSignIn({ email }: { email: string }) {
  return (
    <SignInAgain
      email={email}
      section="two-factor"
      title="Please sign in again first"
      text={`Changing two-factor sign-in requires a sign-in within the last ${FRESH_SIGN_IN_MINUTES} minutes.`}
    />
  );
}
