const COMPLETED_KEY = 'heritage_payment_completed';
const TIMESTAMP_KEY = 'heritage_payment_timestamp';

/** Notes, for after the sign-in, that this browser has just paid. */
export function markPaymentCompleted(now: number): void {
  try {
    localStorage.setItem(COMPLETED_KEY, 'true');
    localStorage.setItem(TIMESTAMP_KEY, String(now));
  } catch {
    // Without storage the sign-in still leads to the lessons: it carries the path itself.
  }
}

/** Whether both markers were there. Either way they are gone now. */
export function takePaymentMarkers(): boolean {
  try {
    const markers = [COMPLETED_KEY, TIMESTAMP_KEY].map((key) => localStorage.getItem(key));
    localStorage.removeItem(COMPLETED_KEY);
    localStorage.removeItem(TIMESTAMP_KEY);
    return markers.every((marker) => marker !== null);
  } catch {
    return false;
  }
}
