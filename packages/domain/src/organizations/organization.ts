/** A source an organization maintains, with where its documents are kept and found. */
export interface OrganizationSource {
  id: string;
  name: string;
  description: string;
  status: 'enabled' | 'disabled';
  /** Pages of its documents so far; null while that is not known. */
  pagesUsed: number | null;
  /** Most pages it may hold; null for no limit. */
  pageQuota: number | null;
  /** Null until it is created. */
  bucket: { name: string; region: string; retentionDays: number } | null;
  /** Null until it is created. */
  index: { shards: number } | null;
}
