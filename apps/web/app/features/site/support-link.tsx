import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { supportQuery } from './queries.ts';

/** Support's address, below the buttons of a screen that points there; the contact page where no address is set up. */
export function SupportLink() {
  const { data: support } = useQuery(supportQuery);
  if (support === undefined) return null;
  if (support.email === null) {
    return (
      <p className="basis-full text-md text-soft">
        <Link to="/contact" className="text-brass underline underline-offset-4">
          Contact us
        </Link>
      </p>
    );
  }
  return (
    <p className="basis-full text-md text-soft">
      Write to support:{' '}
      <a href={`mailto:${support.email}`} className="wrap-anywhere text-brass underline underline-offset-4">
        {support.email}
      </a>
    </p>
  );
}
