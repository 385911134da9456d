import { classNames } from '#app/ui/class-names.ts';

/** What a plan includes. */
export function FeatureList({ features, className }: { features: readonly string[]; className?: string }) {
  return (
    <ul className={classNames('grid grid-cols-1 text-soft', className)}>
      {features.map((feature) => (
        <li key={feature} className="flex gap-3">
          <span aria-hidden="true" className="w-3.5 shrink-0 font-semibold text-brass">
            ✓
          </span>
          <span className="min-w-0 wrap-anywhere">{feature}</span>
        </li>
      ))}
    </ul>
  );
}
