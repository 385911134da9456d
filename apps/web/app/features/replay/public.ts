export { lastReplayOn } from './last-replay.ts';
