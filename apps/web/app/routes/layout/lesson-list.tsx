import { Outlet } from 'react-router';
import { PassArrivalNotice } from '#app/features/access/emergency-pass.tsx';

/** Wraps the list of lessons, which the page of the emergency pass leads to. */
export default function LessonList() {
  return (
    <>
      <div className="wrap pt-8 empty:hidden">
        <PassArrivalNotice />
      </div>
      <Outlet />
    </>
  );
}
