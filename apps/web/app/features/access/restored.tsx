import { Opened } from './opened.tsx';

export function Restored() {
  return <Opened to="/learn?heritage=true">Heritage tier access restored successfully!</Opened>;
}
