import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { hasHeritageAccess } from '#app/features/access/tier.ts';
import { useCurrentUser } from '#app/features/identity/queries.ts';
import { AcademyLink } from '#app/features/site/academy-link.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { supportQuery } from '#app/features/site/queries.ts';
import { Page } from '#app/ui/page.tsx';
import { ContactForm } from './contact-form.tsx';

const LINK = 'underline underline-offset-4';

export function meta() {
  return pageMeta({ title: 'Contact', description: 'How to reach us, and what you can fix yourself right away.' });
}

export default function Contact() {
  const { user } = useCurrentUser();
  return (
    <Page title="Contact" lede="How to reach us, and what you can fix yourself right away.">
      <div className="grid max-w-2xl gap-8">
        <section aria-labelledby="write" className="grid gap-3">
          <h2 id="write" className="text-xl">
            Write to us
          </h2>
          <p className="text-soft">
            We answer Heritage members first
            {hasHeritageAccess(user) ? ', and you’re one.' : user ? '.' : '. If you are one, sign in before you write.'}
          </p>
          <ContactForm />
          <SupportAddress />
        </section>
        <Academy />
        <SelfService />
      </div>
    </Page>
  );
}

/** Beside the form, for those who'd rather use their own mail program. */
function SupportAddress() {
  const { data: support } = useQuery(supportQuery);
  const { user } = useCurrentUser();
  if (!support?.email) return null;
  const subject = hasHeritageAccess(user) ? 'Heritage support' : 'Support';
  return (
    <p className="text-soft">
      Or write to{' '}
      <a
        href={`mailto:${support.email}?${new URLSearchParams({ subject })}`}
        className="wrap-anywhere font-semibold text-brass underline underline-offset-4"
      >
        {support.email}
      </a>{' '}
      from the address you sign in with.
    </p>
  );
}

function Academy() {
  const { data: support } = useQuery(supportQuery);
  return (
    <section aria-labelledby="academy" className="grid justify-items-start gap-3">
      <h2 id="academy" className="text-xl">
        The academy
      </h2>
      {support?.academyUrl === null ? (
        <p className="text-soft">
          The academy has no site of its own yet. Its lessons are all here:{' '}
          <Link to="/learn" className={LINK}>
            start with the free ones
          </Link>
          .
        </p>
      ) : (
        <AcademyLink label="Visit the academy" />
      )}
    </section>
  );
}

function SelfService() {
  return (
    <section aria-labelledby="yourself" className="grid gap-3">
      <h2 id="yourself" className="text-xl">
        Quick fixes
      </h2>
      <ul className="grid list-disc gap-2 pl-5 text-soft marker:text-brass">
        <li>
          You paid, but Heritage is still locked:{' '}
          <Link to="/restore-access" className={LINK}>
            get a link by email
          </Link>
          .
        </li>
        <li>
          You want a refund, a copy of your data, or your account deleted: do it on{' '}
          <Link to="/account" className={LINK}>
            your account page
          </Link>
          .
        </li>
        <li>
          You can’t sign in:{' '}
          <Link to="/sign-in" className={LINK}>
            ask for a sign-in link
          </Link>{' '}
          instead of using your password.
        </li>
      </ul>
    </section>
  );
}
