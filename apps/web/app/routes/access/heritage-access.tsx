import { ActivationForm } from '../../features/access/activation-form.tsx';
import { ActivationPage } from '../../features/access/activation-page.tsx';
import { pageMeta } from '../../ui/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Heritage access',
    description: 'Gets you into Heritage with the e-mail address that paid for it.',
  });
}

export default function HeritageAccess() {
  return (
    <ActivationPage
      title="Get Heritage access"
      text="Heritage belongs to the e-mail address that paid for it. Enter it here, and we open it or send you a link that does."
    >
      <ActivationForm way="grant" />
    </ActivationPage>
  );
}
