import { useCurrentUser } from '#app/features/identity/queries.ts';
import { ReceiptScreen } from '#app/features/payment/purchase/receipt-screen.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';
import type { Route } from './+types/receipt.ts';

export function meta() {
  return pageMeta({ title: 'Receipt', description: 'A receipt for your purchase that you can print or save.' });
}

export default function ReceiptPage({ params }: Route.ComponentProps) {
  const { user } = useCurrentUser();
  return <ReceiptScreen purchaseId={params.purchaseId} timeZone={user?.timeZone ?? null} />;
}
