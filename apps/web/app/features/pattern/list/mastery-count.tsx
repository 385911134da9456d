import { countMastery, type Lesson } from '../model.ts';

/** How many of the lessons that this learner can open are completed, and how many more there are. */
export function MasteryCount({ lessons }: { lessons: readonly Lesson[] }) {
  const { mastered, included, heritageOnly } = countMastery(lessons);
  return (
    // On a line of its own on a phone, however long it is: it changes once the learner is known.
    <p data-personal className="text-md text-muted max-sm:basis-full md:text-right">
      <span className="font-medium text-ink">
        <span className="num">{mastered}</span> of <span className="num">{included}</span> completed
      </span>
      {heritageOnly > 0 ? (
        <span className="block text-sm">
          <span className="num">{heritageOnly}</span> more with Heritage
        </span>
      ) : (
        <BasicsCount lessons={lessons} />
      )}
    </p>
  );
}

/** A learner who bought Heritage keeps what was reached before. */
function BasicsCount({ lessons }: { lessons: readonly Lesson[] }) {
  const basics = countMastery(lessons.filter(({ pattern }) => pattern.requiredTier === 'genesis'));
  return (
    <span className="block text-sm">
      <span className="num">{basics.mastered}</span> of <span className="num">{basics.included}</span> basics
    </span>
  );
}
