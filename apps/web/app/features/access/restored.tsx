import { useEffect } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { REDIRECT_MS } from './model.ts';

/** The good news, and then the lessons: the whole application starts anew with what is open now. */
export function Restored() {
  useEffect(() => {
    const timer = setTimeout(() => window.location.assign('/learn?heritage=true'), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Notice tone="success" live>
      Heritage tier access restored successfully!
    </Notice>
  );
}
