export { LocalMailbox } from './local-mailbox.tsx';
export { emailProblem } from './model.ts';
