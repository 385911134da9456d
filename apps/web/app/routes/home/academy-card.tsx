import { AcademyLink } from '#app/features/site/academy-link.tsx';
import { GuideDownload } from './guide-download.tsx';
import { GuidePicture } from './guide-picture.tsx';

export function AcademyCard() {
  return (
    <section
      aria-labelledby="academy"
      className="mb-16 flex items-end justify-between gap-10 overflow-hidden rounded-lg border border-line bg-sunk px-6 md:px-12"
    >
      <div className="py-8 md:py-12">
        <h2 id="academy">Take it with you</h2>
        <p className="mt-3 max-w-2xl text-soft">
          The guide has every free pattern, with its picture and how to recognize it, on a few pages you can print.
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <GuideDownload />
          <AcademyLink label="Visit the academy" />
        </div>
      </div>
      <GuidePicture />
    </section>
  );
}
