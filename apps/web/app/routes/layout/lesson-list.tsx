import { Outlet } from 'react-router';
import { EmergencyPassNotice } from '#app/features/access/emergency-pass.tsx';

/** Around the list of lessons, which is where the page of the emergency pass leads. */
export default function LessonList() {
  return (
    <>
      <div className="wrap pt-8 empty:hidden">
        <EmergencyPassNotice />
      </div>
      <Outlet />
    </>
  );
}
