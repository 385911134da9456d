import { useQuery } from '@tanstack/react-query';
import { supportQuery } from './queries.ts';

/** The way to support, below the buttons of a screen that sends people there. None where nobody would read the mail. */
export function SupportLink() {
  const { data: support } = useQuery(supportQuery);
  if (!support?.email) return null;
  return (
    <p className="basis-full text-md text-soft">
      Write to support:{' '}
      <a href={`mailto:${support.email}`} className="break-words text-brass underline underline-offset-4">
        {support.email}
      </a>
    </p>
  );
}
