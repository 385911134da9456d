export { countCompleted, useCompleteItem, useCompletions } from './completion-queries.ts';
export { SaveProblem } from './save-problem.tsx';
export { SignInLink } from './sign-in-link.tsx';
export { logForVisitor, unlogForVisitor, type VisitorEntry, visitorLogStore } from './visitor-log.ts';
