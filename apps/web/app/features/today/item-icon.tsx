import type { PlanItem } from '@wickwise/contract/today';
import ArrowLeftRight from 'lucide-react/icons/arrow-left-right';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import Play from 'lucide-react/icons/play';
import Repeat from 'lucide-react/icons/repeat';
import Target from 'lucide-react/icons/target';

const icons: Readonly<Record<PlanItem['kind'], typeof Play>> = {
  'confused-pair': ArrowLeftRight,
  'weak-skill': Target,
  'due-review': Repeat,
  'new-lesson': GraduationCap,
  'trade-review': NotebookPen,
  replay: Play,
};

/** A sign for the kind of an item, beside its title, which says the same in words. */
export function ItemIcon({ kind }: Pick<PlanItem, 'kind'>) {
  const Icon = icons[kind];
  return <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-brass" />;
}
