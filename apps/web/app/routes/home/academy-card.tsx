import ExternalLink from 'lucide-react/icons/external-link';
import { ButtonAnchor } from '../../ui/button-anchor.tsx';
import { ACADEMY_URL } from '../../ui/site-links.ts';
import { GuideDownload } from './guide-download.tsx';
import { GuidePicture } from './guide-picture.tsx';

export function AcademyCard() {
  return (
    <section
      aria-labelledby="academy"
      className="mb-16 flex items-end justify-between gap-10 overflow-hidden rounded-lg border border-line bg-sunk px-6 md:px-12"
    >
      <div className="py-8 md:py-12">
        <h2 id="academy">Take something with you</h2>
        <p className="mt-3 max-w-2xl text-soft">
          The free guide holds every free pattern on a few pages that you can print. And the academy is where learners
          meet and talk about their charts.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <GuideDownload />
          <ButtonAnchor href={ACADEMY_URL} target="_blank" rel="noopener" variant="quiet">
            Visit the academy
            <ExternalLink size={16} aria-hidden="true" />
            <span className="sr-only">(opens in a new tab)</span>
          </ButtonAnchor>
        </div>
      </div>
      <GuidePicture />
    </section>
  );
}
