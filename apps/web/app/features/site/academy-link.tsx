import { useQuery } from '@tanstack/react-query';
import ExternalLink from 'lucide-react/icons/external-link';
import { ButtonAnchor } from '#app/ui/button/button-anchor.tsx';
import { supportQuery } from './queries.ts';

/** Opens the academy's own site in a new tab. Nothing where this server has no address for it. */
export function AcademyLink({ label }: { label: string }) {
  const { data: support } = useQuery(supportQuery);
  if (!support?.academyUrl) return null;
  return (
    <ButtonAnchor href={support.academyUrl} target="_blank" rel="noopener" variant="quiet">
      {label}
      <ExternalLink size={16} aria-hidden="true" />
      <span className="sr-only">(opens in a new tab)</span>
    </ButtonAnchor>
  );
}
