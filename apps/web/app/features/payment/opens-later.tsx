import { opensLater } from './model.ts';

/** Says of a list of what heritage includes which of it is not open yet. */
export function OpensLater() {
  const later = opensLater();
  if (later === null) return null;
  return (
    <p className="text-md text-muted">
      Still being built: {later}. They are included, and open for you as each of them is ready.
    </p>
  );
}
