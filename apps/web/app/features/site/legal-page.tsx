import { Page } from '#app/ui/page.tsx';
import { Notice } from '#app/ui/state/notice.tsx';

export interface LegalSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

interface LegalPageProps {
  title: string;
  lede: string;
  sections: readonly LegalSection[];
}

/** Terms and policies. What stands in brackets is for the operator of a site to fill in, and the page says so until then. */
export function LegalPage({ title, lede, sections }: LegalPageProps) {
  const isTemplate = sections.some(({ paragraphs }) => paragraphs.some((text) => text.includes('[')));
  return (
    <Page title={title} lede={lede}>
      <div className="grid max-w-2xl gap-8">
        {isTemplate ? (
          <Notice>
            This page is a template. The operator of this site hasn’t filled in the parts in [brackets] yet.
          </Notice>
        ) : null}
        {sections.map(({ heading, paragraphs }) => (
          <section key={heading} className="grid gap-3">
            <h2 className="text-xl">{heading}</h2>
            {paragraphs.map((text) => (
              <p key={text} className="text-soft">
                {text}
              </p>
            ))}
          </section>
        ))}
      </div>
    </Page>
  );
}
