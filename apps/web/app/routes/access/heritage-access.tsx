import { ActivationForm } from '#app/features/access/activation-form.tsx';
import { ActivationPage } from '#app/features/access/activation-page.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Heritage access',
    description: 'Unlocks Heritage with the email address you paid with.',
  });
}

export default function HeritageAccess() {
  return (
    <ActivationPage
      title="Get Heritage access"
      text="Enter the email address you paid with. We’ll unlock Heritage right away, or send you a link that does."
    >
      <ActivationForm method="grant" />
    </ActivationPage>
  );
}
