import { useQuery } from '@tanstack/react-query';
import type { Purchase, PurchaseStatus } from '@wickwise/contract/payment';
import { purchasesQuery } from '../queries.ts';

const REASONS: Record<Exclude<PurchaseStatus, 'paid'>, string> = {
  suspended: 'your payment is disputed with your bank',
  lost: 'your bank took the payment back after a dispute',
  refunded: 'your payment was refunded',
  revoked: 'we closed your purchase',
};

/** Until the purchases are known, or if they don't say. */
const UNKNOWN = 'the payment was refunded or is disputed with your bank';

/** Why a learner's Heritage is locked. */
export function InactiveReason() {
  const { data: purchases = [] } = useQuery(purchasesQuery);
  return <>Your Heritage is inactive because {reasonOf(purchases)}. You keep your progress.</>;
}

/** An open dispute comes first: it is the one that may still unlock Heritage. Purchases come newest first. */
function reasonOf(purchases: readonly Purchase[]): string {
  const statuses = purchases.map(({ status }) => status).filter((status) => status !== 'paid');
  const status = statuses.find((status) => status === 'suspended') ?? statuses[0];
  return status === undefined ? UNKNOWN : REASONS[status];
}
