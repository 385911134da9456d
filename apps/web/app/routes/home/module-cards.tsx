import ArrowRight from 'lucide-react/icons/arrow-right';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Card } from '#app/ui/card.tsx';
import { HomeSection } from './home-section.tsx';
import { AnatomyPicture, KnowledgeCheckPicture, TrendPicture } from './module-pictures.tsx';

const modules: readonly { to: string; title: string; text: string; action: string; picture: ReactNode }[] = [
  {
    to: '/trading-fundamentals',
    title: 'Foundation',
    text: 'What a candle records, how markets work, and how much to risk on one trade.',
    action: 'Start with the basics',
    picture: <AnatomyPicture />,
  },
  {
    to: '/learn',
    title: 'Technical Analysis',
    text: 'Candlesticks, chart patterns and price action, with rules you can measure.',
    action: 'Open the lessons',
    picture: <TrendPicture />,
  },
  {
    to: '/quiz',
    title: 'Test Your Knowledge',
    text: 'Name what you see. Each answer comes with an explanation, and your score counts.',
    action: 'Take the quiz',
    picture: <KnowledgeCheckPicture />,
  },
];

export function ModuleCards() {
  return (
    <HomeSection title="Three ways to start">
      <ul className="grid gap-4 md:grid-cols-3 md:gap-6">
        {modules.map(({ to, title, text, action, picture }) => (
          <Card as="li" key={to} picture={picture}>
            <h3>{title}</h3>
            <p className="text-md text-soft">{text}</p>
            <Link
              to={to}
              className="mt-auto flex min-h-11 items-end gap-2 self-start pt-3 font-semibold text-md hover:underline"
            >
              {action}
              <ArrowRight size={18} aria-hidden="true" className="mb-0.5" />
            </Link>
          </Card>
        ))}
      </ul>
    </HomeSection>
  );
}
