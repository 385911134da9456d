import { documentTitle, pageMeta } from '#app/features/site/page-meta.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { MessageScreen } from '#app/ui/state/message-screen.tsx';

const TITLE = '404 Page Not Found';

export function meta() {
  return [
    ...pageMeta({ title: TITLE, description: 'There is no page at this address.' }),
    { name: 'robots', content: 'noindex' },
  ];
}

export default function NotFound() {
  return (
    <>
      {/* Where it stands in for another route, its own `meta` doesn’t apply. */}
      <title>{documentTitle(TITLE)}</title>
      <MessageScreen
        title={TITLE}
        text="There’s no page at this address. It may have moved, or the link may be mistyped."
      >
        <ButtonLink to="/">Return to Home</ButtonLink>
        <ButtonLink to="/learn" variant="quiet">
          Go to the lessons
        </ButtonLink>
      </MessageScreen>
    </>
  );
}
