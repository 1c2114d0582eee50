import {
  batchDetailsSchema,
  bucketSchema,
  searchIndexSettingsSchema,
  sourceDocumentPageSchema,
  sourceSchema,
  sourceSettingsSchema,
  uploaderSchema,
  type BucketSettings,
  type NewSource,
  type PagesRequest,
  type Result,
  type SearchIndexSettings,
  type Source,
  type SourceDocumentPage,
  type SourceSettings,
  type SourceUpdate,
  type Uploader,
} from '@footnote/domain';
import { callApi, type ApiError } from '../api/api.client.ts';
import { sourceCalls } from './source-calls.ts';

const readSource = (value: unknown) => sourceSchema.parse(value);
const nothing = () => null;

/** The most documents that the server gives at once. */
export const DOCUMENTS_AT_ONCE = 1_000;

function readSources(value: unknown): Source[] {
  if (typeof value !== 'object' || value === null) throw new Error('No sources');
  return Object.values(value).map(readSource);
}

/** Loads the sources that can be searched: those of everybody, and of an organization. */
export function fetchSources(actingFor: string | null): Promise<Result<Source[], ApiError>> {
  return callApi(sourceCalls.sources, { actingFor, read: readSources });
}

/** Loads what sources and uploads are bound by. */
export function fetchSourceSettings(): Promise<Result<SourceSettings, ApiError>> {
  return callApi(sourceCalls.sourceSettings, { read: (value) => sourceSettingsSchema.parse(value) });
}

/** Loads a page of the documents of a source, by their address. */
export function fetchDocuments(
  documents: string,
  { actingFor, page, pageSize = DOCUMENTS_AT_ONCE }: { actingFor: string | null; page: number; pageSize?: number },
): Promise<Result<SourceDocumentPage, ApiError>> {
  const url = `${documents}?page=${page}&page_size=${pageSize}`;
  return callApi(url, { actingFor, read: (value) => sourceDocumentPageSchema.parse(value) });
}

/** Makes a source of an organization. */
export function createSource(actingFor: string | null, body: NewSource): Promise<Result<Source, ApiError>> {
  return callApi(sourceCalls.sources, { method: 'POST', body, actingFor, read: readSource });
}

/** A source, and for which organization it is changed. */
export interface OfSource {
  id: string;
  actingFor: string | null;
}

/** Changes what is given. */
export function updateSource({ id, actingFor }: OfSource, body: SourceUpdate): Promise<Result<Source, ApiError>> {
  return callApi(sourceCalls.source(id), { method: 'PATCH', body, actingFor, read: readSource });
}

/** Sets where the files of a source are, and for how long deleted ones can be brought back. */
export function setBucket({ id, actingFor }: OfSource, body: BucketSettings): Promise<Result<unknown, ApiError>> {
  const read = (value: unknown) => bucketSchema.parse(value);
  return callApi(`${sourceCalls.source(id)}/bucket`, { method: 'POST', body, actingFor, read });
}

/** Sets how many shards the index of a source has. */
export function setIndex({ id, actingFor }: OfSource, body: SearchIndexSettings): Promise<Result<unknown, ApiError>> {
  const read = (value: unknown) => searchIndexSettingsSchema.parse(value);
  return callApi(`${sourceCalls.source(id)}/index`, { method: 'POST', body, actingFor, read });
}

/** Sets how many pages a source may have; null for no limit. */
export function setPageQuota({ id, actingFor }: OfSource, pageQuota: number | null): Promise<Result<Source, ApiError>> {
  return callApi(`${sourceCalls.source(id)}/quota`, {
    method: 'PATCH',
    body: { pageQuota },
    actingFor,
    read: readSource,
  });
}

/** Deletes a source with everything of it. */
export function deleteSource({ id, actingFor }: OfSource): Promise<Result<null, ApiError>> {
  return callApi(sourceCalls.source(id), { method: 'DELETE', actingFor, read: nothing });
}

/** Deletes a document. */
export function deleteDocument(source: string, document: string): Promise<Result<null, ApiError>> {
  return callApi(sourceCalls.sourceDocument(source, document), { method: 'DELETE', read: nothing });
}

/** Deletes the documents of a source that failed, as far as the user may. */
export function deleteFailedDocuments(source: string): Promise<Result<null, ApiError>> {
  return callApi(`${sourceCalls.source(source)}/documents?status=failed`, { method: 'DELETE', read: nothing });
}

/** Asks by whom a batch was uploaded (specification §7); null where their account is deleted. */
export async function fetchUploader(batch: string): Promise<Result<Uploader | null, ApiError>> {
  const details = await callApi(batch, { read: (value) => batchDetailsSchema.parse(value) });
  if (!details.ok) return details;
  const { createdBy } = details.value;
  if (createdBy === null) return { ok: true, value: null };
  return callApi(createdBy, { read: (value) => uploaderSchema.parse(value) });
}

/** Asks whoever runs the service for a higher page quota. */
export function requestPages({ id, actingFor }: OfSource, body: PagesRequest): Promise<Result<null, ApiError>> {
  return callApi(`${sourceCalls.source(id)}/quota-requests`, { method: 'POST', body, actingFor, read: nothing });
}
