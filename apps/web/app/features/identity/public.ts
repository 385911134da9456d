export { LocalMailbox } from './local-mailbox.tsx';
export { dayInWords, emailProblem, failureSentence, needsFreshSignIn } from './model.ts';
export { SignInAgain } from './sign-in-again.tsx';
