import type { Reviewed, Source } from '@wickwise/curriculum/articles/article';

const dayFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** The day on which a text was last compared with its sources. */
export function ReviewDay({ day }: { day: string }) {
  return (
    <>
      Reviewed <time dateTime={day}>{dayFormat.format(new Date(day))}</time>
    </>
  );
}

/** Where the facts of a text come from, and the time they are of. */
export function ArticleSources({ reviewedOn, sources }: Reviewed) {
  return (
    <>
      <ul className="grid max-w-2xl gap-3 text-md text-soft">
        {sources.map((source) => (
          <li key={source.title}>
            <SourceTitle source={source} />
            <span className="block text-muted text-sm">
              {source.publisher} · {source.dated}
            </span>
          </li>
        ))}
      </ul>
      <p className="max-w-2xl text-muted text-sm">
        <ReviewDay day={reviewedOn} />. Rules and figures change: check the source before you rely on one.
      </p>
    </>
  );
}

function SourceTitle({ source: { title, url } }: { source: Source }) {
  if (url === undefined) return title;
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      className="wrap-anywhere underline underline-offset-4 hover:text-ink"
    >
      {title}
    </a>
  );
}
