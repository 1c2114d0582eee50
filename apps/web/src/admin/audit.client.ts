import { auditChainSchema, auditPageSchema, type AuditChain, type AuditPage, type Result } from '@footnote/domain';
import { callApi, type ApiError } from '../platform/api/api.client.ts';

/** Loads a page of the audit log by the address of its call. */
export function fetchAudit(url: string): Promise<Result<AuditPage, ApiError>> {
  return callApi(url, { read: (value) => auditPageSchema.parse(value) });
}

/** Asks whether the audit log is whole. */
export function fetchAuditChain(url: string): Promise<Result<AuditChain, ApiError>> {
  return callApi(url, { read: (value) => auditChainSchema.parse(value) });
}
