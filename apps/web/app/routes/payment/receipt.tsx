import { useCurrentUser } from '../../features/identity/queries.ts';
import { ReceiptScreen } from '../../features/payment/receipt-screen.tsx';
import { pageMeta } from '../../ui/page-meta.ts';
import type { Route } from './+types/receipt.ts';

export function meta() {
  return pageMeta({ title: 'Receipt', description: 'The receipt of a purchase, to be printed or saved.' });
}

export default function Receipt({ params }: Route.ComponentProps) {
  const { user } = useCurrentUser();
  const timeZone = user?.timeZone ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
  return <ReceiptScreen purchaseId={params.purchaseId} timeZone={timeZone} />;
}
