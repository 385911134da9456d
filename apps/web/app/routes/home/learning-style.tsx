import ArrowRight from 'lucide-react/icons/arrow-right';
import { Link } from 'react-router';
import { HomeSection } from './home-section.tsx';

const styles = [
  {
    to: '/learning-path',
    title: 'Guide me',
    text: 'Eight modules in order, from what a market is to testing what you know. Best if this is all new to you.',
    action: 'Take the guided path',
  },
  {
    to: '/quiz?placement=1',
    title: 'Test me first',
    text: 'Ten questions on new charts show what you already know, and which lessons you can skip.',
    action: 'Take the quiz',
  },
];

export function LearningStyle() {
  return (
    <HomeSection title="How do you like to learn?">
      <ul className="grid gap-4 md:grid-cols-2 md:gap-6">
        {styles.map(({ to, title, text, action }) => (
          <li key={to}>
            <Link
              to={to}
              className="group flex h-full flex-col gap-2 rounded-lg border border-line bg-panel p-6 hover:border-control"
            >
              <h3 className="text-[1.5rem]">{title}</h3>
              <p className="max-w-md text-soft">{text}</p>
              <span className="mt-auto flex items-center gap-2 pt-4 font-semibold text-md">
                {action}
                <ArrowRight size={18} aria-hidden="true" className="transition-transform group-hover:translate-x-1" />
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}
