import type { MetaArgs } from 'react-router';
import { useLocation } from 'react-router';
import { ButtonLink } from '../../ui/button-link.tsx';
import { MessageScreen } from '../../ui/message-screen.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import { findUnbuiltScreen } from '../../ui/unbuilt-screens.ts';
import NotFound from './not-found.tsx';

export function meta({ location }: MetaArgs) {
  const screen = findUnbuiltScreen(location.pathname);
  return screen ? pageMeta({ title: screen.title, description: screen.purpose }) : [];
}

export default function OpensSoon() {
  const screen = findUnbuiltScreen(useLocation().pathname);
  if (screen === null) return <NotFound />;
  return (
    <MessageScreen title={screen.title} text={screen.purpose}>
      <ButtonLink to="/learn">Go to the lessons</ButtonLink>
      <ButtonLink to="/" variant="quiet">
        Return to Home
      </ButtonLink>
    </MessageScreen>
  );
}
