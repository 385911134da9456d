export { failureMessage, needsFreshSignIn } from './failures.ts';
export { emailProblem, typedEmail } from './fields.ts';
export { useMergeVisitorData } from './merge-visitor-data.ts';
export { formatDate, pageAfter } from './model.ts';
export { LinkConfirmation } from './sign-in/link-confirmation.tsx';
export { useLinkOwner } from './sign-in/link-owner.ts';
export { LocalMailbox } from './sign-in/local-mailbox.tsx';
export { SignInAgain } from './sign-in/sign-in-again.tsx';
