import { landing } from '@wickwise/curriculum/copy/landing';
import { ButtonLink } from '../../ui/button-link.tsx';
import { SAME_SHAPE } from './landing-candles.tsx';
import { LandingChart, LandingCrop } from './landing-chart.tsx';

const { hero, readings } = landing;

export function LandingHero() {
  return (
    <>
      <div className="wrap pt-12 pb-12 sm:pt-16 lg:pt-20">
        <h1 className="max-w-[11.5em] text-5xl">{hero.title}</h1>
        <div className="mt-8 flex flex-col justify-between gap-8 lg:flex-row lg:items-end">
          <p className="max-w-[35em] text-lg text-soft">{hero.text}</p>
          <div className="flex flex-wrap gap-3">
            <ButtonLink to="/learn">Start Learning Free</ButtonLink>
            <ButtonLink to="/tier-breakdown" variant="quiet">
              View Plans
            </ButtonLink>
          </div>
        </div>
      </div>
      <Band />
      <Readings />
    </>
  );
}

/** The chart on lines that run from edge to edge of the screen. */
function Band() {
  return (
    <div className="relative hidden border-line border-y md:block">
      {['top-1/4', 'top-1/2', 'top-3/4'].map((height) => (
        <div key={height} className={`absolute inset-x-0 border-line border-t ${height}`} />
      ))}
      <div className="wrap relative">
        <LandingChart />
      </div>
    </div>
  );
}

/** What each of the three candles says, and where it is silent. */
function Readings() {
  return (
    <ol className="wrap grid gap-x-10 gap-y-12 pb-16 md:grid-cols-3 md:pt-6 md:pb-24">
      {readings.map(({ name, says, silent }, index) => (
        <li key={name}>
          <div className="mb-5 overflow-hidden rounded-lg border border-line bg-panel md:hidden">
            <LandingCrop place={SAME_SHAPE[index] ?? 0} />
          </div>
          <h2 className="flex items-baseline gap-3 text-xl">
            <span aria-hidden="true" className="num font-semibold text-brass text-md">
              {index + 1}
            </span>
            {name}
          </h2>
          <dl className="mt-3 grid gap-3 text-md">
            <Statement term="It says" text={says} />
            <Statement term="It does not say" text={silent} />
          </dl>
        </li>
      ))}
    </ol>
  );
}

function Statement({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt className="font-medium text-muted text-sm">{term}</dt>
      <dd className="text-soft">{text}</dd>
    </div>
  );
}
