/** What a source may be made of. */
export const SOURCE_LIMITS = {
  /** Characters. */
  name: 120,
  description: 2_000,
  languages: 50,
  /** Days deleted files can be brought back. */
  retentionDays: { min: 1, max: 365, default: 30 },
  shards: { min: 1, max: 20, default: 1 },
  /** Pages. */
  pageQuota: 100_000_000,
  /** Characters of why more pages are needed. */
  reason: 1_000,
  /** Hours until more pages can be requested again for the same source. */
  requestHours: 24,
} as const;
