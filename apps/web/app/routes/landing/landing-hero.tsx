import { landing } from '@wickwise/curriculum/copy/landing';
import type { ReactNode } from 'react';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { SAME_SHAPE } from './landing-candles.tsx';
import { LandingChart, LandingCrop } from './landing-chart.tsx';

const { hero, readings, hammer } = landing;

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
      <div className="absolute inset-x-0 top-1/4 h-1/2 border-line border-y" />
      <div className="absolute inset-x-0 top-1/2 border-line border-t" />
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
          <p className="my-2 text-md text-soft">{says}</p>
          <p className="text-md text-soft">
            <b className="font-medium text-ink">It doesn’t say: </b>
            {silent}
          </p>
          {index === 2 ? <Chance /> : null}
        </li>
      ))}
    </ol>
  );
}

/** What the published rate of hammers is worth, drawn in percent from 50 to 70: the line is chance. */
function Chance() {
  const { published, real, chance, caption, legend } = hammer;
  return (
    <div className="mt-4">
      <svg viewBox="50 0 20 3" aria-hidden="true" className="block w-full fill-none stroke-ink" strokeWidth=".1">
        <path d="M50 3h20" className="stroke-line-strong" />
        <path d={`M${chance} 0v3`} className="stroke-brass" />
        <path d={`M${real[1]} 2H${real[2]}`} />
        <circle cx={real[0]} cy="2" r=".3" className="fill-ground" />
        <path d={`M${published - 0.25} .5h.5v.5h-.5`} className="fill-ink" />
      </svg>
      <p className="mt-2 text-muted text-sm">{caption}</p>
      <ul className="mt-1 grid gap-0.5 text-muted text-sm">
        <Key shape={<path d="M1 1h8v8H1z" className="fill-ink" />}>{legend.published}</Key>
        <Key shape={<circle cx="5" cy="5" r="4" className="fill-ground stroke-ink" />}>{legend.real}</Key>
        <Key shape={<path d="M5 0v10" strokeWidth="2" className="stroke-brass" />}>{legend.chance}</Key>
      </ul>
    </div>
  );
}

/** A line of the legend, with its shape on the picture. */
function Key({ shape, children }: { shape: ReactNode; children: string }) {
  return (
    <li className="flex items-center gap-2">
      <svg viewBox="0 0 10 10" aria-hidden="true" className="size-2.5 shrink-0 fill-none">
        {shape}
      </svg>
      {children}
    </li>
  );
}
