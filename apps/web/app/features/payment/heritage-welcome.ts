import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { hasHeritageAccess } from '../access/public.ts';
import { useCurrentUser } from '../identity/queries.ts';
import { takePaymentMarkers } from './storage.ts';

/**
 * Whether the lessons welcome a new Heritage member, as the address or the markers of a payment request. Both are
 * removed afterwards, so that neither a reload nor a bookmark repeats it.
 */
export function useHeritageWelcome(): { isWelcome: boolean; dismiss: () => void } {
  const { user } = useCurrentUser();
  const [search, setSearch] = useSearchParams();
  const [isWelcome, setWelcome] = useState(false);
  const isMember = hasHeritageAccess(user);
  useEffect(() => {
    if (!isMember) return;
    const isInvited = search.get('welcome') === 'heritage' || search.get('heritage') === 'true';
    if (takePaymentMarkers() || isInvited) setWelcome(true);
    if (isInvited) setSearch(withoutInvitation, { replace: true, preventScrollReset: true });
  }, [isMember, search, setSearch]);
  return { isWelcome: isWelcome && isMember, dismiss: () => setWelcome(false) };
}

function withoutInvitation(search: URLSearchParams): URLSearchParams {
  const rest = new URLSearchParams(search);
  for (const name of ['welcome', 'heritage']) rest.delete(name);
  return rest;
}
