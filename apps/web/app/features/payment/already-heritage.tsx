import { ButtonLink } from '../../ui/button-link.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';

/** In the place of the checkout, so that nobody pays twice. */
export function AlreadyHeritage() {
  return (
    <MessageScreen
      title="You have Heritage already"
      text="Every lesson and every tool is open to you, for life. There is nothing left to buy."
    >
      <ButtonLink to="/learn">Go to your lessons</ButtonLink>
      <ButtonLink to="/account#purchases" variant="quiet">
        See your purchase
      </ButtonLink>
    </MessageScreen>
  );
}
