import {
  importAnswerSchema,
  libraryCollectionSchema,
  libraryPageSchema,
  librarySummarySchema,
  type BibliographyStyle,
  type CollectionUpdate,
  type ImportAnswer,
  type ImportFormat,
  type LibraryCollection,
  type LibraryExportFormat,
  type LibraryItemUpdate,
  type LibraryPage,
  type LibrarySummary,
  type Result,
} from '@footnote/domain';
import { z } from 'zod';
import { callApi, type ApiError } from '../platform/api/api.client.ts';
import { download } from '../platform/api/download.client.ts';

const COLLECTIONS = '/api/library/collections';
const collection = (id: string) => `${COLLECTIONS}/${encodeURIComponent(id)}`;

/** The calls about what a user keeps. */
export const libraryCalls = { summary: '/api/library', items: '/api/library/items' } as const;

type Answer<T> = Promise<Result<T, ApiError>>;

/** How much the library holds, its tags and collections, by the address of its call. */
export function fetchSummary(url: string): Answer<LibrarySummary> {
  return callApi(url, { read: (value) => librarySummarySchema.parse(value) });
}

/** A page of the library or of a collection, by the address of its call. */
export function fetchItems(url: string): Answer<LibraryPage> {
  return callApi(url, { read: (value) => libraryPageSchema.parse(value) });
}

/** Changes the note, tags or read state of one. */
export function changeItem(change: LibraryItemUpdate): Answer<null> {
  return callApi(libraryCalls.items, { method: 'PATCH', body: change, read: () => null });
}

const countSchema = z.union([
  z.object({ items: z.number() }).transform(({ items }) => items),
  z.object({ saved: z.array(z.string()) }).transform(({ saved }) => saved.length),
]);
const countIn = (value: unknown) => countSchema.parse(value);

/** Takes some out of the library, or brings them back; gives how many. */
export function moveItems(how: 'removal' | 'return', keys: readonly string[]): Answer<number> {
  return callApi(`${libraryCalls.items}/${how}`, { method: 'POST', body: { keys }, read: countIn });
}

/** Reads a file or what was pasted. */
export function importReferences(body: {
  format: ImportFormat | 'auto';
  text: string;
  collection?: string;
}): Answer<ImportAnswer> {
  return callApi('/api/library/imports', { method: 'POST', body, read: (value) => importAnswerSchema.parse(value) });
}

/** Writes what is named, else all of a collection or of the library, to a file; gives its name. */
export function exportItems(body: {
  format: LibraryExportFormat;
  style?: BibliographyStyle;
  keys?: readonly string[];
  collection?: string;
}): Answer<string> {
  return download(`${libraryCalls.items}/export`, { method: 'POST', body }, `footnote-library-${body.format}.txt`);
}

/** Makes a collection. */
export function createCollection(name: string): Answer<LibraryCollection> {
  return callApi(COLLECTIONS, {
    method: 'POST',
    body: { name },
    read: (value) => libraryCollectionSchema.parse(value),
  });
}

/** Renames a collection, shares it, or takes it back. */
export function changeCollection(id: string, change: CollectionUpdate): Answer<null> {
  return callApi(collection(id), { method: 'PATCH', body: change, read: () => null });
}

/** Deletes a collection. */
export function deleteCollection(id: string): Answer<null> {
  return callApi(collection(id), { method: 'DELETE', read: () => null });
}

/** Files what the user keeps in a collection, takes it out, or keeps what a colleague filed there; gives how many were. */
export function fileItems(id: string, how: 'add' | 'removal' | 'kept', keys: readonly string[]): Answer<number> {
  const address = how === 'add' ? `${collection(id)}/items` : `${collection(id)}/items/${how}`;
  return callApi(address, { method: 'POST', body: { keys }, read: countIn });
}
