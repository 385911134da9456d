export { AssistantPanel } from './assistant-panel.tsx';
