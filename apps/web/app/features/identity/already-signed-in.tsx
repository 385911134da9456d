import type { CurrentUser } from '@wickwise/contract/identity';
import { ButtonAnchor } from '#app/ui/button-anchor.tsx';
import { Card } from '#app/ui/card.tsx';

export function AlreadySignedIn({ user, returnTo }: { user: CurrentUser; returnTo: string }) {
  return (
    <Card className="p-2 sm:p-4">
      <h2>You are signed in</h2>
      <p className="mt-2 text-soft">
        {user.name ? `${user.name}, you` : 'You'} are signed in as{' '}
        <strong className="wrap-anywhere text-ink">{user.email}</strong>.
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
