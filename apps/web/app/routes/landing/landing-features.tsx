import { landing } from '@wickwise/curriculum/copy/landing';
import type { ReactNode } from 'react';
import { useOffer } from '#app/features/site/use-offer.ts';
import { LearningPicture, MarketPicture, ProgressPicture } from './landing-pictures.tsx';

const [learning, analysis, progress] = landing.features;

export function LandingFeatures() {
  const { hasRealTimeData } = useOffer();
  const text = hasRealTimeData ? analysis.text : `${analysis.text} ${analysis.simulated}`;
  return (
    <div className="wrap">
      <Feature {...learning} picture={<LearningPicture />} />
      <Feature title={analysis.title} text={text} picture={<MarketPicture />} />
      <Feature {...progress} picture={<ProgressPicture />} />
    </div>
  );
}

interface FeatureProps {
  title: string;
  text: string;
  picture: ReactNode;
}

function Feature({ title, text, picture }: FeatureProps) {
  return (
    <article className="grid items-center gap-x-16 gap-y-7 border-line border-t py-12 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:py-18">
      <div>
        <h2 className="text-3xl">{title}</h2>
        <p className="mt-4 max-w-md text-lg text-soft">{text}</p>
      </div>
      <div aria-hidden="true" className="overflow-hidden rounded-lg border border-line bg-sunk">
        {picture}
      </div>
    </article>
  );
}
