import { queryOptions, useQuery } from '@tanstack/react-query';

/** The terms, for pages that explain words: fetched separately, since they would make each page heavier. */
const termsQuery = queryOptions({
  queryKey: ['vocabulary', 'terms'],
  queryFn: async () => (await import('@wickwise/curriculum/vocabulary/vocabulary')).vocabulary,
  staleTime: Number.POSITIVE_INFINITY,
});

export function useTerms() {
  return useQuery(termsQuery).data ?? null;
}
