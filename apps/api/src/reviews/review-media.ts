/** Media types of what of a review leaves as a file. */
export const REVIEW_MEDIA = {
  csv: 'text/csv; charset=utf-8',
  ris: 'application/x-research-info-systems; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json; charset=utf-8',
} as const;
