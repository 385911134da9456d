import { Link } from 'react-router';

/** A link to the account settings, where the weekly email is turned on. */
export function WeeklyEmailLink() {
  return (
    <p className="mt-3 text-md text-soft">
      You can get this by email once a week.{' '}
      <Link to="/account#weekly-email" className="font-semibold text-ink underline underline-offset-4">
        Turn it on or off
      </Link>
    </p>
  );
}
