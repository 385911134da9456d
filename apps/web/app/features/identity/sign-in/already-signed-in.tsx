import type { CurrentUser } from '@wickwise/contract/identity';
import { ButtonAnchor } from '#app/ui/button/button-anchor.tsx';
import { Card } from '#app/ui/card.tsx';

export function AlreadySignedIn({ user, returnTo }: { user: CurrentUser; returnTo: string }) {
  return (
    <Card className="self-start p-2 sm:p-4">
      <h2>You’re already signed in</h2>
      <p className="mt-2 text-soft">
        This browser is signed in as <strong className="wrap-anywhere text-ink">{user.email}</strong>.
      </p>
      <div className="mt-6 flex flex-col gap-3">
        <ButtonAnchor href={returnTo}>Continue</ButtonAnchor>
        <ButtonAnchor href="/api/logout" variant="quiet">
          Sign out to use another account
        </ButtonAnchor>
      </div>
    </Card>
  );
}
