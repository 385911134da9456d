import Trash2 from 'lucide-react/icons/trash-2';
import { Link } from 'react-router';
import { Tag } from '#app/ui/tag.tsx';
import { type LessonNote, notedPath } from '../model.ts';

const dateFormat = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });

/** One note of the list, with a link to its lesson. */
export function NoteEntry({ note, onDelete }: { note: LessonNote; onDelete: () => void }) {
  const { lessonId, lessonTitle, content, updatedAt, tags } = note;
  return (
    <li className="rounded-lg border border-line bg-ground p-4">
      <div className="flex items-start justify-between gap-3">
        <div>
          <h3>
            <Link to={notedPath(lessonId)} className="hover:underline">
              {lessonTitle}
            </Link>
          </h3>
          <p className="text-muted text-sm">
            <time dateTime={updatedAt}>{dateFormat.format(new Date(updatedAt))}</time>
          </p>
        </div>
        <button
          type="button"
          onClick={onDelete}
          aria-label={`Delete the note on ${lessonTitle}`}
          className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-md text-muted hover:bg-sunk hover:text-ink"
        >
          <Trash2 size={18} aria-hidden="true" />
        </button>
      </div>
      <p className="mt-2 whitespace-pre-line wrap-anywhere text-md">{content}</p>
      {tags.length === 0 ? null : (
        <ul aria-label="Tags" className="mt-3 flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li key={tag}>
              <Tag>#{tag}</Tag>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
