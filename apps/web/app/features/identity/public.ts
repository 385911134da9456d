export { failureMessage, needsFreshSignIn } from './failures.ts';
export { emailProblem } from './fields.ts';
export { LinkConfirmation } from './link-confirmation.tsx';
export { useLinkOwner } from './link-owner.ts';
export { LocalMailbox } from './local-mailbox.tsx';
export { useMergeVisitorData } from './merge-visitor-data.ts';
export { formatDay } from './model.ts';
export { SignInAgain } from './sign-in-again.tsx';
