import { Link } from 'react-router';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { STORED_DATA } from '#app/features/site/stored-data/stored-data.ts';
import { StoredDataGroup } from '#app/features/site/stored-data/stored-data-group.tsx';
import { Page } from '#app/ui/page.tsx';

export function meta() {
  return pageMeta({
    title: 'What we store',
    description: 'Everything Wickwise stores about you: what, why, for how long, and how to get or delete it.',
  });
}

export default function WhatWeStore() {
  return (
    <Page title="What we store" lede="Every kind of record we keep, why we keep it, and for how long.">
      <div className="grid max-w-3xl gap-10">
        <p className="text-soft">
          To get a copy of your data or delete your account, go to{' '}
          <Link to="/account#export" className="underline">
            your account
          </Link>
          . Your trading journal, lesson notes and last blind replay aren’t here: they’re kept in your browser. All we
          store about a trade is whether you kept your rules, with the trade’s ID and the time you answered, as listed
          below. The{' '}
          <Link to="/privacy" className="underline">
            privacy page
          </Link>{' '}
          says who else is involved.
        </p>
        {STORED_DATA.map((group) => (
          <StoredDataGroup key={group.title} group={group} />
        ))}
      </div>
    </Page>
  );
}
