import { RuleMark } from './rule-mark.tsx';

export interface CheckedRule {
  readonly name: string;
  readonly measured: string;
  readonly bound: string;
  /** Null until the market engine has responded. */
  readonly met: boolean | null;
}

/** One rule of a pattern: whether it is met, what was measured, and the bound. */
export function RuleLine({ rule: { name, measured, bound, met } }: { rule: CheckedRule }) {
  return (
    <li className="grid grid-cols-[1.375rem_1fr_auto] items-baseline gap-x-3 border-line border-b px-4 py-2.5 text-md last:border-b-0 sm:grid-cols-[1.375rem_1fr_auto_10.5rem] sm:px-6">
      <RuleMark met={met} unknown="Not known yet" />
      <span>{name}</span>
      <span className="num font-semibold text-sm">{measured}</span>
      <span className="num col-start-2 text-muted text-sm sm:col-start-auto sm:text-right">{bound}</span>
    </li>
  );
}
