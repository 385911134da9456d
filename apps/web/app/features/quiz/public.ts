export { ConfidenceField } from './confidence-field.tsx';
export { QuizAllowance } from './quiz-allowance.tsx';
export { SaveStatus } from './save-status.tsx';
