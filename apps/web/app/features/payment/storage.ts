const COMPLETED_KEY = 'heritage_payment_completed';
const TIMESTAMP_KEY = 'heritage_payment_timestamp';
const EMAIL_KEY = 'heritage_payment_email';

/** Notes, for after the sign-in, that this browser has just paid. */
export function markPaymentCompleted(now: number): void {
  try {
    localStorage.setItem(COMPLETED_KEY, 'true');
    localStorage.setItem(TIMESTAMP_KEY, String(now));
  } catch {
    // Without storage the sign-in still leads to the lessons: it carries the path itself.
  }
}

/** Whether this browser has paid and its buyer has not been welcomed since. */
export function hasPaymentMarkers(): boolean {
  try {
    return [COMPLETED_KEY, TIMESTAMP_KEY].every((key) => localStorage.getItem(key) !== null);
  } catch {
    return false;
  }
}

/** Whether both markers were there. Either way they are gone now. */
export function takePaymentMarkers(): boolean {
  const wereThere = hasPaymentMarkers();
  try {
    localStorage.removeItem(COMPLETED_KEY);
    localStorage.removeItem(TIMESTAMP_KEY);
  } catch {
    // If nothing can be removed, nothing was stored.
  }
  return wereThere;
}

/** Keeps the address that a guest pays with while this tab is open: over a bank's page, Back, a reload and the sign-in. */
export function rememberBuyerEmail(email: string): void {
  try {
    sessionStorage.setItem(EMAIL_KEY, email);
  } catch {
    // Without storage the address is typed again.
  }
}

/** The email address of the last payment in this tab; empty if there was none. */
export function rememberedBuyerEmail(): string {
  try {
    return sessionStorage.getItem(EMAIL_KEY) ?? '';
  } catch {
    return '';
  }
}
