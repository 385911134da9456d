export { AskWick } from './ask-wick.tsx';
export { AssistantLocked } from './assistant-locked.tsx';
export { AssistantPanel } from './assistant-panel.tsx';
