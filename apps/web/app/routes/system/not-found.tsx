import { pageMeta } from '#app/features/site/page-meta.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { MessageScreen } from '#app/ui/state/message-screen.tsx';

export function meta() {
  return [
    ...pageMeta({ title: '404 Page Not Found', description: 'There is no page at this address.' }),
    { name: 'robots', content: 'noindex' },
  ];
}

export default function NotFound() {
  return (
    <MessageScreen
      title="404 Page Not Found"
      text="There’s no page at this address. It may have moved, or the link may be mistyped."
    >
      <ButtonLink to="/">Return to Home</ButtonLink>
      <ButtonLink to="/learn" variant="quiet">
        Go to the lessons
      </ButtonLink>
    </MessageScreen>
  );
}
