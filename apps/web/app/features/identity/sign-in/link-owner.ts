import { queryOptions, skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { makeCall } from '#app/lib/api-client.ts';
import { type LinkOwner, linkOwner } from '../model.ts';
import { useCurrentUser } from '../queries.ts';

// The address of a link never changes, and a used link no longer has one: it is fetched only once.
const linkAddressQuery = (token: string | null) =>
  queryOptions({
    queryKey: ['identity', 'link-address', token],
    queryFn: token === null ? skipToken : () => makeCall('POST /api/auth/link/address', { body: { token } }),
    staleTime: 'static',
    gcTime: 0,
  });

interface LinkOwnerQuery {
  /** Null until it has loaded. */
  owner: LinkOwner | null;
  error: Error | null;
  retry: () => void;
  /** Changes when a retry replaces what the page shows, and with it the button that was clicked. */
  retryStatus: string;
}

/** Which address a mailed link signs in, and which other account is signed in. Without a token it makes no call. */
export function useLinkOwner(token: string | null): LinkOwnerQuery {
  const { data, error, status, refetch } = useQuery(linkAddressQuery(token));
  const [hasRetried, setHasRetried] = useState(false);
  const { user, isPending } = useCurrentUser();
  const owner = data === undefined || isPending ? null : linkOwner(data.email, user);
  const retry = () => {
    setHasRetried(true);
    void refetch();
  };
  return { owner, error, retry, retryStatus: hasRetried ? status : 'idle' };
}
