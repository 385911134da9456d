import { queryOptions } from '@tanstack/react-query';
import { makeCall } from '#app/lib/api-client.ts';

// All of it is derived from answers, which may come from other devices too, so it is fetched again on every visit.
const fresh = { staleTime: 0 } as const;

export const sessionsQuery = queryOptions({
  ...fresh,
  queryKey: ['analytics', 'sessions'],
  queryFn: () => makeCall('GET /api/analytics/sessions'),
});

export const weakAreasQuery = queryOptions({
  ...fresh,
  queryKey: ['analytics', 'weak-areas'],
  queryFn: () => makeCall('GET /api/analytics/weak-areas'),
});

export const strengthsQuery = queryOptions({
  ...fresh,
  queryKey: ['analytics', 'strengths'],
  queryFn: () => makeCall('GET /api/analytics/strengths'),
});

export const recommendationsQuery = queryOptions({
  ...fresh,
  queryKey: ['analytics', 'recommendations'],
  queryFn: () => makeCall('GET /api/analytics/recommendations'),
});

export const calibrationQuery = queryOptions({
  ...fresh,
  queryKey: ['analytics', 'calibration'],
  queryFn: () => makeCall('GET /api/analytics/calibration'),
});

export const confusionsQuery = queryOptions({
  ...fresh,
  queryKey: ['analytics', 'confusions'],
  queryFn: () => makeCall('GET /api/analytics/confusions'),
});
