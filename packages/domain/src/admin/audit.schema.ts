import { z } from 'zod';
import { AUDIT_EVENTS, AUDIT_FAULTS } from './audit-events.ts';

const personSchema = z.strictObject({
  id: z.string(),
  /** Null where the account is gone. */
  name: z.string().nullable(),
  email: z.string().nullable(),
});

/** A line of the audit log. */
export const auditLineSchema = z.strictObject({
  /** From 1, in the order the lines were written. */
  position: z.number().int().min(1),
  /** ISO 8601. */
  happenedAt: z.string(),
  event: z.enum(AUDIT_EVENTS),
  /** Who did it: somebody with an account, whoever holds the data directory, somebody unknown, or somebody whose account was deleted since. */
  by: z.enum(['account', 'commandLine', 'unknown', 'erased']),
  actor: personSchema.nullable(),
  /** To whom it was done, where that is somebody else. */
  subject: personSchema.nullable(),
  /** The organization it was done in; its name is null once it is gone. */
  organization: z.strictObject({ id: z.string(), name: z.string().nullable() }).nullable(),
  /** What else is known of it, by name. */
  detail: z.record(z.string(), z.string()),
  /** Network address the request came from; '' where there was none or it was erased. */
  address: z.string(),
});
export type AuditLine = z.infer<typeof auditLineSchema>;

/** A page of GET /api/admin/audit. */
export const auditPageSchema = z.strictObject({
  /** The newest first. */
  items: z.array(auditLineSchema),
  /** On all pages. */
  total: z.number().int().min(0),
});
export type AuditPage = z.infer<typeof auditPageSchema>;

/** Answer of GET /api/admin/audit/chain: whether every line still follows from the one before it. */
export const auditChainSchema = z.strictObject({
  /** Lines that were looked at. */
  lines: z.number().int().min(0),
  /** How many of them were erased with the account of whoever they were about. */
  erased: z.number().int().min(0),
  /** How many older ones were deleted because of their age. */
  forgotten: z.number().int().min(0),
  /** Hash of the newest line; kept elsewhere it proves later that nothing before it was rewritten. */
  head: z.string(),
  /** The oldest place where it is broken; null where it is whole. */
  broken: z
    .strictObject({
      fault: z.enum(AUDIT_FAULTS),
      position: z.number().int().min(0),
      /** ISO 8601; null where the line is gone. */
      happenedAt: z.string().nullable(),
    })
    .nullable(),
});
export type AuditChain = z.infer<typeof auditChainSchema>;
