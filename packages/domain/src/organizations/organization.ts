/** A source an organization maintains, with where its documents are kept and found. */
export interface OrganizationSource {
  id: string;
  name: string;
  description: string;
  status: 'enabled' | 'disabled';
  /** Pages of its documents so far. */
  pagesUsed: number;
  /** Most pages it may hold. */
  pageQuota: number;
  /** Null until it is created. */
  bucket: { name: string; region: string; retentionDays: number } | null;
  /** Null until it is created. */
  index: { shards: number } | null;
}
