import { badges } from '@wickwise/curriculum/badges/badges';
import { BadgeMedal } from './badge-medal.tsx';

/** The first badge with each icon, as a sample of what there is to earn. */
const shown = badges.filter((badge, index) => badges.findIndex(({ icon }) => icon === badge.icon) === index);

/** A sample of the badges, for visitors. */
export function BadgeTeaser() {
  return (
    <>
      <p className="mb-8 max-w-2xl text-lg text-soft">
        There are <span className="num">{badges.length}</span> badges, from bronze to diamond, for lessons, quizzes,
        days of study, and coming back after you miss one.
      </p>
      <ul className="grid grid-cols-2 gap-x-4 gap-y-7 sm:grid-cols-4 lg:grid-cols-7">
        {shown.map((badge) => (
          <li key={badge.id} className="grid content-start justify-items-center gap-1.5 text-center">
            <BadgeMedal badge={badge} size="lg" />
            <span className="font-medium text-md">{badge.name}</span>
            <span className="text-muted text-sm">{badge.description}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
