import Lock from 'lucide-react/icons/lock';
import { Link } from 'react-router';
import { type Lesson, lessonPath } from '../model.ts';

/** Says which lessons come first, where one that is still locked would be completed. */
export function LockedLesson({ lesson: { missing } }: { lesson: Lesson }) {
  return (
    <section className="rounded-lg border border-line bg-panel p-5 md:p-6">
      <h2 className="flex items-center gap-2.5 text-xl">
        <Lock size={18} aria-hidden="true" className="text-muted" />
        Complete previous lessons to unlock
      </h2>
      <p className="mt-2 text-md text-soft">
        You’re free to read ahead, but its exercises and its XP unlock once you’ve completed{' '}
        {missing.length === 1 ? 'this lesson' : `these ${missing.length} lessons`}:
      </p>
      <ul className="mt-4 divide-y divide-line border-line border-t">
        {missing.map(({ id, name, description }) => (
          <li key={id} className="py-3">
            <Link to={lessonPath(id)} className="font-semibold underline underline-offset-4">
              {name}
            </Link>
            <p className="text-muted text-sm">{description}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
