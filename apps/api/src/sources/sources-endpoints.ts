import {
  batchDetailsSchema,
  bucketSchema,
  bucketSettingsSchema,
  documentArticleSchema,
  newSourceSchema,
  newUploadBatchSchema,
  pageQuotaSchema,
  pagesRequestSchema,
  searchIndexSettingsSchema,
  sourceDocumentPageSchema,
  sourceDocumentSchema,
  sourceSchema,
  sourceSettingsSchema,
  sourceUpdateSchema,
  uploadBatchSchema,
  uploaderSchema,
  uploadLinkSchema,
} from '@footnote/domain';
import { z } from 'zod';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { wholeNumber } from '../platform/http/list-query.ts';

const ALL = '/api/sources';
const ONE = `${ALL}/:sourceId`;
const DOCUMENT = `${ONE}/documents/:documentId`;
const BATCH = '/api/batches/:batchId';

/** The most documents of one page of a list. */
const LARGEST_PAGE = 1_000;

/** What calls about one source have in common: to somebody who does not act for its organization, it does not exist. */
const ofSource = { params: z.object({ sourceId: z.uuid() }), notFound: 'source/not-found' } as const;
/** Of these the specification says what an absent id is answered with. */
const ofNamedSource = {
  params: z.object({ sourceId: z.string().max(200) }),
  errors: ['source/id-missing', 'source/not-found', 'source/admins-only'],
} as const;
const ofDocument = {
  params: z.object({ sourceId: z.uuid(), documentId: z.uuid() }),
  notFound: 'source/not-found',
} as const;
const ofBatch = { params: z.object({ batchId: z.uuid() }), notFound: 'source/batch-not-found' } as const;

/** The calls about sources. */
export const SOURCES_ENDPOINTS = {
  settings: {
    method: 'get',
    path: `${ALL}/settings`,
    access: 'anyone',
    budget: 'read',
    summary: 'Says what sources and uploads are bound by.',
    answer: { json: sourceSettingsSchema },
  },
  list: {
    method: 'get',
    path: ALL,
    access: 'anyone',
    budget: 'read',
    summary:
      'Gives the sources that can be searched by their ids: those of everybody, and of the organization acted for.',
    answer: { json: z.record(z.string(), sourceSchema) },
  },
  create: {
    method: 'post',
    path: ALL,
    access: 'signedIn',
    budget: 'write',
    summary: 'Makes a source of the organization acted for, which its admins do.',
    body: newSourceSchema,
    answer: { json: sourceSchema },
    errors: ['source/organizations-only', 'source/admins-only'],
  },
  update: {
    method: 'patch',
    path: ONE,
    access: 'signedIn',
    budget: 'write',
    summary: 'Changes the fields of a source that are given.',
    ...ofSource,
    body: sourceUpdateSchema,
    answer: { json: sourceSchema },
    errors: ['source/admins-only'],
  },
  remove: {
    method: 'delete',
    path: ONE,
    access: 'signedIn',
    budget: 'write',
    summary: 'Deletes a source with its documents, their passages and their files.',
    ...ofSource,
    answer: null,
    errors: ['source/admins-only', 'source/store-failed'],
  },
  setIndex: {
    method: 'post',
    path: `${ONE}/index`,
    access: 'signedIn',
    budget: 'write',
    summary: 'Sets how many shards the index of a source has, where indexes have shards.',
    ...ofNamedSource,
    body: searchIndexSettingsSchema,
    answer: { json: searchIndexSettingsSchema },
  },
  setBucket: {
    method: 'post',
    path: `${ONE}/bucket`,
    access: 'signedIn',
    budget: 'write',
    summary: 'Sets where the files of a source are, and for how many days deleted ones can be brought back.',
    ...ofNamedSource,
    body: bucketSettingsSchema,
    answer: { json: bucketSchema },
  },
  setQuota: {
    method: 'patch',
    path: `${ONE}/quota`,
    access: 'superAdmin',
    budget: 'write',
    summary: 'Sets how many pages the documents of a source may have; null for no limit.',
    ...ofSource,
    body: pageQuotaSchema,
    answer: { json: sourceSchema },
  },
  requestPages: {
    method: 'post',
    path: `${ONE}/quota-requests`,
    access: 'signedIn',
    budget: 'write',
    summary: 'Tells those who run the service that a source needs a higher page quota; once a day.',
    ...ofSource,
    body: pagesRequestSchema,
    answer: null,
    errors: ['source/admins-only', 'source/without-quota', 'source/pages-not-more', 'source/pages-requested'],
  },
} as const satisfies Record<string, Endpoint>;

/** The calls about documents of sources and how they come to the server. */
export const DOCUMENTS_ENDPOINTS = {
  list: {
    method: 'get',
    path: `${ONE}/documents`,
    access: 'signedIn',
    budget: 'read',
    summary: 'Lists the documents of a source page by page, the newest first, with what all of them come to.',
    ...ofSource,
    query: z.strictObject({ page: wholeNumber(1, 100_000), page_size: wholeNumber(100, LARGEST_PAGE) }),
    compressed: true,
    answer: { json: sourceDocumentPageSchema },
  },
  file: {
    method: 'get',
    path: `${DOCUMENT}/file`,
    access: 'signedIn',
    // A document is read in parts, many of them.
    budget: 'upload',
    summary: 'Gives the file of a document whose upload was verified, or the bytes of it that Range names.',
    ...ofDocument,
    answer: { files: ['application/pdf'] },
    errors: [
      'source/document-not-found',
      'source/upload-missing',
      'source/no-preview',
      'source/store-failed',
      'request/range-not-satisfiable',
    ],
  },
  article: {
    method: 'get',
    path: `${DOCUMENT}/article`,
    access: 'signedIn',
    budget: 'read',
    summary:
      'Gives the article of the literature that a document is, and what was published about it; null where it is none.',
    ...ofDocument,
    answer: { json: documentArticleSchema },
    errors: ['source/document-not-found'],
  },
  removeFailed: {
    method: 'delete',
    path: `${ONE}/documents`,
    access: 'signedIn',
    budget: 'write',
    summary: 'Deletes the documents of a source that failed or were refused, as far as the reader may; gives how many.',
    ...ofSource,
    query: z.strictObject({ status: z.literal('failed') }),
    answer: { json: z.strictObject({ deleted: z.number().int().min(0) }) },
    errors: ['source/store-failed'],
  },
  remove: {
    method: 'delete',
    path: DOCUMENT,
    access: 'signedIn',
    budget: 'upload',
    summary: 'Deletes a document that is ready or has failed.',
    ...ofDocument,
    answer: null,
    errors: [
      'source/document-not-found',
      'source/delete-not-permitted',
      'source/document-in-progress',
      'source/store-failed',
    ],
  },
  createBatch: {
    method: 'post',
    path: `${ONE}/batches`,
    access: 'signedIn',
    budget: 'write',
    summary: 'Announces files, and gives for each the document it becomes and the address it is sent to.',
    ...ofSource,
    body: newUploadBatchSchema,
    // A thousand files with long names.
    bodyLimit: 1024 * 1024,
    answer: { json: uploadBatchSchema },
    errors: ['source/store-failed'],
  },
  renewUpload: {
    method: 'post',
    path: `${DOCUMENT}/upload`,
    access: 'signedIn',
    budget: 'upload',
    summary: 'Gives another address for a file whose first has become too old.',
    ...ofDocument,
    answer: { json: uploadLinkSchema },
    errors: ['source/document-not-found', 'source/upload-over', 'source/store-failed'],
  },
  abortUpload: {
    method: 'delete',
    path: `${DOCUMENT}/upload`,
    access: 'signedIn',
    budget: 'upload',
    summary: 'Ends an upload that is given up.',
    ...ofDocument,
    answer: null,
    errors: ['source/document-not-found', 'source/upload-over', 'source/store-failed'],
  },
  verify: {
    method: 'post',
    path: `${DOCUMENT}/verification`,
    access: 'signedIn',
    budget: 'upload',
    summary: 'Holds a file that was sent against what was announced, and has it read.',
    ...ofDocument,
    answer: { json: sourceDocumentSchema },
    errors: ['source/document-not-found', 'source/upload-missing', 'source/store-failed'],
  },
  receive: {
    method: 'put',
    path: '/api/uploads/:sourceId/:objectId',
    access: 'signedIn',
    budget: 'upload',
    summary: 'Takes the bytes of a file at the address that was given for it, where this server itself keeps files.',
    params: z.object({ sourceId: z.uuid(), objectId: z.uuid() }),
    notFound: 'source/upload-link-invalid',
    query: z.strictObject({
      size: z.string().regex(/^[1-9]\d{0,9}$/),
      expires: z.string().regex(/^[1-9]\d{0,15}$/),
      signature: z.string().max(100),
    }),
    invalid: 'source/upload-link-invalid',
    answer: null,
    errors: ['source/upload-link-invalid', 'source/upload-differs'],
  },
  batch: {
    method: 'get',
    path: BATCH,
    access: 'signedIn',
    budget: 'read',
    summary: 'Says when files were uploaded, and where to ask by whom.',
    ...ofBatch,
    answer: { json: batchDetailsSchema },
  },
  uploader: {
    method: 'get',
    path: `${BATCH}/uploader`,
    access: 'signedIn',
    budget: 'read',
    summary: 'Says who uploaded a batch, to those who act for the same organization.',
    ...ofBatch,
    answer: { json: uploaderSchema },
  },
} as const satisfies Record<string, Endpoint>;
