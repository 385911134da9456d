import { ButtonLink } from '../../ui/button-link.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { pageMeta } from '../../ui/page-meta.ts';

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
      text="There is no page at this address. It may have moved, or the link may have a slip in it."
    >
      <ButtonLink to="/">Return to Home</ButtonLink>
      <ButtonLink to="/learn" variant="quiet">
        Go to the lessons
      </ButtonLink>
    </MessageScreen>
  );
}
