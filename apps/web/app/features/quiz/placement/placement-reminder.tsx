import { Link } from 'react-router';
import { useOwner } from '#app/features/identity/queries.ts';
import { usePatternName, usePatterns } from '#app/features/pattern/queries.ts';
import { type Placement, readPlacement } from './placement.ts';
import { lastCheckText } from './placement-text.ts';

/** A link to the placement check, or what the last one recommended. */
export function PlacementReminder() {
  const placement = readPlacement(useOwner());
  return (
    <section aria-labelledby="placement" className="border-line border-t pt-6 text-md text-soft">
      <h2 id="placement" className="mb-1.5 text-ink text-xl">
        {placement === null ? 'Not sure where to start?' : 'Your starting point'}
      </h2>
      {placement === null ? (
        <p>Ten questions show which lessons you can skip.</p>
      ) : (
        <Recommended placement={placement} />
      )}
      <Link
        to="/quiz?placement=1"
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {placement === null ? 'Find your starting point' : 'Check again'}
      </Link>
    </section>
  );
}

function Recommended({ placement }: { placement: Placement }) {
  // The names come from the list of patterns.
  usePatterns();
  const nameOf = usePatternName();
  return <p>{lastCheckText(placement, nameOf)}</p>;
}
