export const dialogOverlayStyle = 'fixed inset-0 z-40 bg-black/45';

const panelStyle =
  'fixed inset-x-0 bottom-0 z-50 max-h-[88dvh] overflow-y-auto rounded-t-lg border border-line bg-panel p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))] shadow-raised focus:outline-none sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-lg sm:pb-6';

/** A sheet from the bottom on a phone, a centered panel from 640 px. */
export const dialogContentStyle = `${panelStyle} sm:w-[min(34rem,calc(100vw-3rem))]`;
/** For pictures. */
export const wideDialogContentStyle = `${panelStyle} sm:w-[min(64rem,calc(100vw-3rem))]`;
