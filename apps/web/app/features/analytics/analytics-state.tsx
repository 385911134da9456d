import { type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';

interface AnalyticsStateProps<Data, Key extends QueryKey> {
  query: UseQueryOptions<Data, Error, Data, Key>;
  /** Names the data as the subject of a sentence, such as `Your sessions`. */
  what: string;
  /** A placeholder in the shape of the data. */
  placeholder?: ReactNode;
  children: (data: Data) => ReactNode;
}

/** The loading, error and loaded states of one part of the analytics. */
export function AnalyticsState<Data, Key extends QueryKey>(props: AnalyticsStateProps<Data, Key>) {
  const { query, what, placeholder, children } = props;
  const { data, isError, refetch } = useQuery(query);
  if (data !== undefined) return children(data);
  if (isError) return <ErrorState title={`${what} couldn’t be loaded`} onRetry={() => void refetch()} />;
  return placeholder ?? <Skeleton label={`Loading: ${what}`} className="h-64 w-full rounded-lg" />;
}
