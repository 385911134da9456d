import { useQuery } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import { ButtonAnchor } from '#app/ui/button/button-anchor.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { supportQuery } from './queries.ts';

/** Opens the academy's own site in a new tab; where this server has no address for it, the contact page says so. */
export function AcademyLink({ label }: { label: string }) {
  const { data: support } = useQuery(supportQuery);
  if (support === undefined) return null;
  if (support.academyUrl === null) {
    return (
      <ButtonLink to="/contact#academy" variant="quiet">
        {label}
      </ButtonLink>
    );
  }
  return (
    <ButtonAnchor href={support.academyUrl} target="_blank" rel="noopener" variant="quiet">
      {label}
      <ExternalLink size={16} aria-hidden="true" />
      <span className="sr-only">(opens in a new tab)</span>
    </ButtonAnchor>
  );
}
