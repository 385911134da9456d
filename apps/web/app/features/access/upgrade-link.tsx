import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { useCurrentUser } from '../identity/queries.ts';
import { hasHeritageAccess } from './tier.ts';

/** A link to the checkout or, for viewers who already have Heritage, to the lessons. */
export function UpgradeLink({ label }: { label: string }) {
  const { user } = useCurrentUser();
  if (!hasHeritageAccess(user)) return <ButtonLink to="/checkout">{label}</ButtonLink>;
  return (
    <>
      <p className="font-medium">You have Heritage access.</p>
      <ButtonLink to="/learn">Go to your lessons</ButtonLink>
    </>
  );
}
