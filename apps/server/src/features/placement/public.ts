export { exportPlacementAnswers, placementLog, toPlacementAnswer } from './data.ts';
