export { LeaveQuiz } from './leave-quiz.tsx';
export { forgetPlacement } from './placement/placement.ts';
export { type VisitorCheck, visitorCheckStore } from './placement/visitor-checks.ts';
export { ConfidenceField } from './question/confidence-field.tsx';
export { JudgingProblem } from './question/judging-problem.tsx';
export { QuizAllowance } from './quiz-allowance.tsx';
export { SaveStatus } from './results/save-status.tsx';
export { StartProblem } from './start-problem.tsx';
