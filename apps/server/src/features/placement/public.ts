export { exportPlacementAnswers, readPlacementLog } from './data.ts';
