import { err, type AuditEvent, type EmbeddingPlace, type Source, type SourceErrorCode } from '@footnote/domain';
import type { LiteratureIndex } from '@footnote/literature';
import type { AuditLog } from '../identity/identity.ports.ts';
import type { Actor } from '../platform/owner.ts';
import type { DocumentIndex } from './index/document-index.ports.ts';
import type { SourceDocuments, Sources } from './sources.ports.ts';
import type { ObjectStore } from './store/object-store.ports.ts';
import type { SourceNewsDeps } from './tell-uploaders.ts';

/** Documents that are gone from an organization: all of a source, or some. */
export type GoneDocuments = { organizationId: string } & ({ sourceId: string } | { documents: readonly string[] });

/** What every use case of sources works with. */
export interface SourceDeps {
  sources: Sources;
  documents: SourceDocuments;
  store: ObjectStore;
  index: Pick<DocumentIndex, 'remove' | 'removeSource'>;
  /** Where the articles are looked up that documents are. */
  literature: Pick<LiteratureIndex, 'search' | 'articles'>;
  audit: AuditLog;
  /** Takes what was answered from documents that are gone out of what is kept of answers; in the transaction it is called in. */
  forgetAnswers: (gone: GoneDocuments) => Promise<void>;
  /** What people are told of sources with. */
  news: SourceNewsDeps;
  /** What embeds passages of documents; left out where they are found by their words alone. */
  embedding?: EmbeddingPlace;
  /** Whether files are looked at for malware: none is shown before that. */
  isScanned?: boolean;
  /** Has documents read that wait. */
  requestIngestion: () => Promise<void>;
  /** Where buckets may be; the first is the usual one. */
  locations: readonly [string, ...string[]];
}

/** Somebody who acts for an organization, or for themself. */
export interface SourceActor extends Actor {
  organizationId: string | null;
  /** Whether they are an admin of the organization they act for, or a super admin who acts for it. */
  mayManage: boolean;
}

/** A change by somebody to a source. */
export interface OfSource {
  sourceId: string;
  actor: SourceActor;
}

export interface Refusal {
  code: SourceErrorCode;
}

export function refusal(code: SourceErrorCode): { ok: false; error: Refusal } {
  return err({ code });
}

/** The source that is meant; null for everybody who does not act for its organization. */
export function findSource(
  { sources }: Pick<SourceDeps, 'sources'>,
  { sourceId, actor }: { sourceId: string; actor: Pick<SourceActor, 'organizationId'> },
): Promise<Source | null> {
  return sources.find({ id: sourceId, organizationId: actor.organizationId });
}

/** Writes down who did what with which source. */
export function note(
  { audit }: Pick<SourceDeps, 'audit'>,
  { user, address, organizationId }: SourceActor,
  { event, detail }: { event: AuditEvent; detail: Record<string, string> },
): Promise<void> {
  return audit.write({
    accountId: user.accountId,
    event,
    detail: { organization: organizationId ?? '', ...detail },
    address,
  });
}
