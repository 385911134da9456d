import { ActivationForm } from '../../features/access/activation-form.tsx';
import { ActivationPage } from '../../features/access/activation-page.tsx';
import { pageMeta } from '../../ui/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Activate Heritage',
    description: 'Opens Heritage with the e-mail address that paid for it.',
  });
}

export default function ActivateHeritage() {
  return (
    <ActivationPage
      title="Activate Heritage"
      text="You have paid and Heritage is still closed? Enter the e-mail address that you paid with."
    >
      <ActivationForm way="direct" />
    </ActivationPage>
  );
}
