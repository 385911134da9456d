const WORKER = '/push-worker.js';

/** Whether this browser can show notifications; on an iPhone, only a site on the home screen can. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** The endpoint of this browser's subscription, or null. */
export async function ownEndpoint(): Promise<string | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/**
 * Asks for permission and subscribes. A subscription made with other keys, such as before the server was set up again, is replaced.
 * @returns null when the learner or the browser refuses.
 */
export async function subscribe(pushKey: string): Promise<PushSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: pushKey };
  const earlier = await pushManager.getSubscription();
  if (earlier !== null && keyOf(earlier) !== pushKey) await earlier.unsubscribe();
  return pushManager.subscribe(options).catch(nullIfRefused);
}

/** Private windows refuse although the permission was given. */
function nullIfRefused(error: unknown): null {
  if (error instanceof DOMException && error.name === 'NotAllowedError') return null;
  throw error;
}

export async function endSubscription(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(WORKER);
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** In base64url without padding, as the server gives its key. */
function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? []);
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
