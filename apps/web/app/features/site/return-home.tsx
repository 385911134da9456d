import { ButtonLink } from '#app/ui/button/button-link.tsx';

/** The link home on screens that lead nowhere else. */
export function ReturnHome() {
  return (
    <ButtonLink to="/" variant="quiet">
      Return to Home
    </ButtonLink>
  );
}
