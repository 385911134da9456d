import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { categoryLabel } from '../pattern/public.ts';
import { type ArticleCard, articlePath, neighboursOf } from './model.ts';

/** The articles before and after this one. */
export function ArticleNeighbours({ card }: { card: ArticleCard }) {
  const { previous, next } = neighboursOf(card.id);
  return (
    <nav
      aria-label="Previous and next article"
      className="mt-14 grid gap-4 border-line border-t pt-6 sm:grid-cols-2 md:mt-20"
    >
      {previous ? <NeighbourLink card={previous} direction="previous" /> : <span className="hidden sm:block" />}
      {next ? <NeighbourLink card={next} direction="next" /> : null}
    </nav>
  );
}

function NeighbourLink({ card, direction }: { card: ArticleCard; direction: 'previous' | 'next' }) {
  const isNext = direction === 'next';
  const Arrow = isNext ? ArrowRight : ArrowLeft;
  return (
    <Link
      to={articlePath(card.id)}
      className={`flex items-center gap-4 rounded-lg border border-line bg-panel px-5 py-4 transition-colors hover:border-control ${isNext ? 'flex-row-reverse text-right' : ''}`}
    >
      <Arrow size={18} aria-hidden="true" className="shrink-0 text-muted" />
      <span className="min-w-0">
        <span className="block text-muted text-sm">{isNext ? 'Next article' : 'Previous article'}</span>
        <span className="block font-serif text-xl">{card.title}</span>
        <span className="block text-md text-soft">{categoryLabel(card.category)}</span>
      </span>
    </Link>
  );
}
