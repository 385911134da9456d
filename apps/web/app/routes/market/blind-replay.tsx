import { lazy } from 'react';
import { useStore } from 'zustand';
import { ReplayDeskScreen } from '#app/features/replay/desk/replay-desk.tsx';
import { useReplayStore } from '#app/features/replay/queries.ts';
import { ReplayNotices } from '#app/features/replay/replay-notices.tsx';
import { ReplayResult } from '#app/features/replay/result/replay-result.tsx';
import { ReplaySetup } from '#app/features/replay/setup/replay-setup.tsx';
import type { OpenReplay } from '#app/features/replay/storage.ts';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { Stored } from '#app/lib/stored-value.ts';
import { KeepFocus } from '#app/ui/focus/keep-focus.tsx';
import type { HeritageHandle } from '../access/guarded-feature.tsx';

export const handle: HeritageHandle = {
  feature: 'Blind replay',
  purpose:
    'Trade historical prices bar by bar, with names and dates hidden. After 20 trades, see whether luck alone explains your calls.',
  sample: lazy(() =>
    import('#app/features/replay/sample/replay-sample.tsx').then(({ ReplaySample }) => ({ default: ReplaySample })),
  ),
};

const TITLE = 'Blind Replay';

export function meta() {
  return pageMeta({ title: TITLE, description: handle.purpose });
}

export default function BlindReplay() {
  const kept = useStore(useReplayStore());
  return (
    <KeepFocus state={partOf(kept.value)} className="flex flex-1 flex-col">
      <Part kept={kept} />
    </KeepFocus>
  );
}

function partOf(replay: OpenReplay | null): string {
  if (replay === null) return 'setup';
  return replay.state.isEnded ? `result ${replay.session.id}` : `desk ${replay.session.id}`;
}

function Part({ kept }: { kept: Stored<OpenReplay | null> }) {
  const { value: replay } = kept;
  const frame = { title: TITLE, notices: <ReplayNotices kept={kept} /> };
  if (replay === null) {
    return (
      <ReplaySetup
        {...frame}
        lede="Trade historical prices bar by bar, with the symbol and dates hidden. After 20 trades, see whether luck alone explains your calls."
      />
    );
  }
  if (replay.state.isEnded) return <ReplayResult {...frame} replay={replay} />;
  return <ReplayDeskScreen key={replay.session.id} {...frame} replay={replay} />;
}
