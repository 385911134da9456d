import { ActivationForm } from '#app/features/access/activation-form.tsx';
import { ActivationPage } from '#app/features/access/activation-page.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Activate Heritage',
    description: 'Unlocks Heritage with the email address you paid with.',
  });
}

export default function ActivateHeritage() {
  return (
    <ActivationPage
      title="Activate Heritage"
      text="Paid, but Heritage is still locked? Enter the email address you paid with."
    >
      <ActivationForm method="direct" />
    </ActivationPage>
  );
}
