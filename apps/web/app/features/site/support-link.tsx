import { useQuery } from '@tanstack/react-query';
import { supportQuery } from './queries.ts';

/** Support's address, below the buttons of a screen that points there. Nothing where no address is set up. */
export function SupportLink() {
  const { data: support } = useQuery(supportQuery);
  if (!support?.email) return null;
  return (
    <p className="basis-full text-md text-soft">
      Write to support:{' '}
      <a href={`mailto:${support.email}`} className="wrap-anywhere text-brass underline underline-offset-4">
        {support.email}
      </a>
    </p>
  );
}
