import { useMutation, useQueryClient } from '@tanstack/react-query';
import { makeCall } from '#app/lib/api-client.ts';
import { accountQuery } from './account-queries.ts';

// The secret and the codes are shown once and kept nowhere.
export function useBeginTwoFactor() {
  return useMutation({ mutationFn: () => makeCall('POST /api/account/two-factor'), gcTime: 0 });
}

export function useConfirmTwoFactor() {
  const refresh = useAccountRefresh();
  return useMutation({
    mutationFn: (code: string) => makeCall('PUT /api/account/two-factor', { body: { code } }),
    onSuccess: () => void refresh(),
    gcTime: 0,
  });
}

export function useRenewRecoveryCodes() {
  const refresh = useAccountRefresh();
  return useMutation({
    mutationFn: () => makeCall('POST /api/account/two-factor/recovery-codes'),
    onSuccess: () => void refresh(),
    gcTime: 0,
  });
}

export function useEndTwoFactor() {
  const refresh = useAccountRefresh();
  return useMutation({ mutationFn: () => makeCall('DELETE /api/account/two-factor'), onSettled: refresh });
}

function useAccountRefresh(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries(accountQuery);
}
