import { ButtonLink } from '#app/ui/button/button-link.tsx';

const CONTENTS = [
  'The definition and the key characteristics',
  'The exact rule, measured on the chart of an example and of a near miss',
  'How traders read the signal, and a trade with its entry, stop, size and target',
  'A near miss and a case where it failed, side by side',
  'The evidence: what was measured and how it compares with chance, or why no one can say',
  'Where textbooks disagree, if they do',
];

/** What the whole lesson contains, for a learner whose plan includes only its preview. */
export function HeritagePreview({ name }: { name: string }) {
  return (
    <section className="rounded-lg border border-line bg-panel p-5 md:p-6">
      <p className="font-semibold text-brass text-sm">Heritage</p>
      <h2 className="mt-1 text-xl">This is a preview. The full lesson on {name} includes:</h2>
      <ul className="mt-4 grid gap-2 text-md text-soft">
        {CONTENTS.map((content) => (
          <li key={content} className="grid grid-cols-[1rem_1fr] gap-2">
            <span aria-hidden="true" className="mt-[0.65em] h-0 w-3 border-brass border-t" />
            {content}
          </li>
        ))}
      </ul>
      <ButtonLink to="/tier-breakdown" className="mt-6">
        Compare the plans
      </ButtonLink>
    </section>
  );
}
