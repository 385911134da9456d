import Maximize from 'lucide-react/icons/maximize';
import Minimize from 'lucide-react/icons/minimize';
import { useEffect, useSyncExternalStore } from 'react';
import { IconButton } from './icon-button.tsx';

/** The whole page, so that dialogs show too; the site's navigation steps back. Nothing where the browser has none. */
export function FullScreenButton() {
  const isFull = useSyncExternalStore(subscribe, isFullScreen, () => false);
  useEffect(() => () => void leave(), []);
  if (!document.fullscreenEnabled) return null;
  const toggle = () => (isFull ? leave() : document.documentElement.requestFullscreen());
  return (
    <IconButton
      icon={isFull ? Minimize : Maximize}
      label={isFull ? 'Leave full screen' : 'Full screen'}
      onClick={() => void toggle()}
    />
  );
}

async function leave(): Promise<void> {
  if (isFullScreen()) await document.exitFullscreen();
}

function isFullScreen(): boolean {
  return Boolean(document.fullscreenElement);
}

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}
