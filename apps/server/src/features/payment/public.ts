export { claimInBrowser, mailboxOf } from './claim.ts';
