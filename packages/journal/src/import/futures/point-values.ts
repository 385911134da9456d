import { commodityContracts } from './commodity-contracts.ts';
import type { FuturesContract } from './contract.ts';
import { eurexContracts } from './eurex-contracts.ts';
import { financialContracts } from './financial-contracts.ts';

/** The contracts whose point value is known. A trader's own values come before them. */
export const futuresContracts: readonly FuturesContract[] = [
  ...financialContracts,
  ...commodityContracts,
  ...eurexContracts,
];

const byRoot: ReadonlyMap<string, FuturesContract> = new Map(
  futuresContracts.map((contract) => [contract.root, contract]),
);

/** The contract with a root such as `MES` or `6E`; null when it isn't in the table, and then has to be asked for. */
export function findFuturesContract(root: string): FuturesContract | null {
  return byRoot.get(root) ?? null;
}
