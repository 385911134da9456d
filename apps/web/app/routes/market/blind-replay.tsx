import { useStore } from 'zustand';
import { ReplayDeskScreen } from '#app/features/replay/desk/replay-desk.tsx';
import { useReplayStore } from '#app/features/replay/queries.ts';
import { ReplayNotices } from '#app/features/replay/replay-notices.tsx';
import { ReplaySetupForm } from '#app/features/replay/replay-setup-form.tsx';
import { ReplayResult } from '#app/features/replay/result/replay-result.tsx';
import type { OpenReplay } from '#app/features/replay/storage.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import { Page } from '#app/ui/page.tsx';
import type { HeritageHandle } from '../access/guarded-feature.tsx';

export const handle: HeritageHandle = {
  feature: 'Blind replay',
  purpose:
    'Trade past bars one at a time, with names and dates hidden. At the end, you’ll see whether luck explains the result.',
};

export function meta() {
  return pageMeta({ title: 'Blind Replay', description: handle.purpose });
}

export default function BlindReplay() {
  const kept = useStore(useReplayStore());
  return (
    <Page
      title="Blind Replay"
      lede="Trade past bars one at a time, without knowing what they are. At the end, you’ll see whether luck explains the result."
      actions={
        <ButtonLink to="/live-charts" variant="quiet">
          Live charts
        </ButtonLink>
      }
    >
      <ReplayNotices kept={kept} />
      <KeepFocus state={partOf(kept.value)}>
        <Part replay={kept.value} />
      </KeepFocus>
    </Page>
  );
}

function partOf(replay: OpenReplay | null): string {
  if (replay === null) return 'setup';
  return replay.state.isEnded ? `result ${replay.session.id}` : `desk ${replay.session.id}`;
}

function Part({ replay }: { replay: OpenReplay | null }) {
  if (replay === null) return <ReplaySetupForm />;
  if (replay.state.isEnded) return <ReplayResult replay={replay} />;
  return <ReplayDeskScreen key={replay.session.id} replay={replay} />;
}
