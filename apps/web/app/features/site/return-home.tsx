import { ButtonLink } from '#app/ui/button-link.tsx';

/** The way out of a screen that leads nowhere else. */
export function ReturnHome() {
  return (
    <ButtonLink to="/" variant="quiet">
      Return to Home
    </ButtonLink>
  );
}
