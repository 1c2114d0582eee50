/** Addresses of the calls by which pages tell how they are used. */
export const analyticsCalls = {
  event: '/api/analytics/event',
  recording: '/api/analytics/recording',
  report: '/api/error-reports',
} as const;
