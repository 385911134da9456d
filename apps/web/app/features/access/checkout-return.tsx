import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useToast } from '../../ui/toast.tsx';
import { checkoutReturn } from './model.ts';
import { useRefreshAccess } from './queries.ts';

/** Says what the address tells of a visit to the provider's page, once. True after a payment. */
export function useCheckoutReturn(): boolean {
  const [search, setSearch] = useSearchParams();
  const [hasPaid, setHasPaid] = useState(false);
  const { toast } = useToast();
  const refresh = useRefreshAccess();
  useEffect(() => {
    const visit = checkoutReturn(search.toString());
    if (visit === null) return;
    toast(visit.toast);
    setSearch(visit.search, { replace: true });
    if (visit.outcome === 'canceled') return;
    setHasPaid(true);
    void refresh();
  }, [search, setSearch, toast, refresh]);
  return hasPaid;
}
