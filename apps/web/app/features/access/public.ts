export { hasHeritageAccess } from './tier.ts';
export { TierName } from './tier-name.tsx';
