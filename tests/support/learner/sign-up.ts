import type { BrowserSession, Page } from '../browser/browser-session.ts';

/** The two who sign up with one address: whoever doesn't own its mailbox is the attacker. */
export const ATTACKERS_PASSWORD = 'the-attackers-password';
export const VICTIMS_PASSWORD = 'the-victims-password';

let addresses = 0;

/** An email address that is new in this run. */
export function newAddress(): string {
  addresses += 1;
  return `person-${addresses}@example.com`;
}

export function signUp(browser: BrowserSession, email: string, password: string, name = 'Somebody'): Promise<Page> {
  return browser.post('/api/auth/sign-up/email', { name, email, password });
}

export function signIn(browser: BrowserSession, email: string, password: string): Promise<Page> {
  return browser.post('/api/auth/sign-in/email', { email, password });
}
