import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** What all queries of the plan begin with. */
export const TODAY = ['today'] as const;

/** Whatever a learner answers, completes or merges can change the plan: the one on the screen is fetched again. */
export function useRefreshToday(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getMutationCache().subscribe((event) => {
        const hasSucceeded = event.type === 'updated' && event.action.type === 'success';
        if (hasSucceeded) void client.invalidateQueries({ queryKey: TODAY });
      }),
    [client],
  );
}

/** Fetches the plan on the screen again after something that no call tells of. */
export function useInvalidateToday(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: TODAY });
}
