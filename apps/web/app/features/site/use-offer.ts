import { useQuery } from '@tanstack/react-query';
import type { Offer } from '@wickwise/curriculum/copy/plans';
import { supportQuery } from './queries.ts';

/** What this installation has. Until the server says so, nothing is promised: pages are rendered at build time. */
export function useOffer(): Offer {
  const { data } = useQuery(supportQuery);
  return {
    hasCommunity: Boolean(data?.academyUrl),
    hasSupport: Boolean(data?.email),
    hasRealTimeData: data?.hasRealTimeData ?? false,
    hasModel: data?.hasModel ?? false,
  };
}
