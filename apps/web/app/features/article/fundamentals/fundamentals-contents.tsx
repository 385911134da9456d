import type { FundamentalsSection } from '@wickwise/curriculum/fundamentals/fundamentals-section';
import Check from 'lucide-react/icons/check';
import { Link } from 'react-router';
import { fundamentalsPath } from '../model.ts';

interface FundamentalsContentsProps {
  sections: readonly FundamentalsSection[];
  current: FundamentalsSection;
  completed: ReadonlySet<string>;
}

/** The five sections: folded away above the text on a narrow screen, visible next to it on a wide one. */
export function FundamentalsContents(props: FundamentalsContentsProps) {
  const place = props.sections.indexOf(props.current) + 1;
  return (
    <nav aria-label="Sections" className="print:hidden lg:sticky lg:top-24">
      <details className="rounded-lg border border-line bg-panel px-4 lg:hidden">
        <summary className="min-h-11 content-center text-md">
          Section <span className="num">{place}</span> of <span className="num">{props.sections.length}</span>
        </summary>
        <SectionLinks {...props} />
      </details>
      <div className="hidden lg:block">
        <SectionLinks {...props} />
      </div>
    </nav>
  );
}

function SectionLinks({ sections, current, completed }: FundamentalsContentsProps) {
  return (
    <ol className="pb-2 lg:border-line lg:border-l">
      {sections.map((section) => (
        <li key={section.id}>
          <Link
            to={fundamentalsPath(section.id)}
            aria-current={section === current ? 'step' : undefined}
            className="-ml-px flex min-h-11 items-center justify-between gap-3 border-transparent border-l-2 py-2 forced-colors:border-[color:Canvas] pl-4 text-soft hover:text-ink aria-[current]:border-brass aria-[current]:font-semibold aria-[current]:text-ink"
          >
            {section.title}
            {completed.has(section.id) ? (
              <Check size={18} role="img" aria-label="Completed" className="shrink-0 text-up" />
            ) : null}
          </Link>
        </li>
      ))}
    </ol>
  );
}
