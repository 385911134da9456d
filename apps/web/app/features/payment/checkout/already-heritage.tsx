import { ReturnHome } from '#app/features/site/public.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { MessageScreen } from '#app/ui/state/message-screen.tsx';
import { Authenticate } from '../card/authenticate.tsx';

/** Replaces the checkout, to prevent a second payment. */
export function AlreadyHeritage() {
  return (
    <MessageScreen
      title="You already have Heritage"
      text="You can use every lesson and every tool. Heritage is yours for as long as Wickwise runs, and there’s nothing left to buy."
    >
      <ButtonLink to="/learn">Go to your lessons</ButtonLink>
      <ButtonLink to="/account#purchases" variant="quiet">
        See your purchase
      </ButtonLink>
    </MessageScreen>
  );
}

/** A guest has paid in this browser and no one has signed in since. */
export function AlreadyPaidHere() {
  return (
    <MessageScreen
      title="Heritage is already paid for"
      text="It was bought in this browser, and isn’t in an account yet. Sign in with the email address you paid with to open it. If that wasn’t you, sign in to your own account and let us know there."
    >
      <Authenticate />
      <ReturnHome />
    </MessageScreen>
  );
}
