import { SuccessRedirect } from './success-redirect.tsx';

export function RestoredNotice() {
  return <SuccessRedirect to="/learn?heritage=true">Heritage tier access restored successfully!</SuccessRedirect>;
}
