import { exportRequestSchema } from '@footnote/domain';
import type { Endpoint } from '../platform/http/endpoint.ts';
import { EXPORT_FILES } from './export-files.ts';

/** Calls about what a user keeps and takes away. */
export const LIBRARY_ENDPOINTS = {
  exportReferences: {
    method: 'post',
    goesOnWhenFull: true,
    path: '/api/library/export',
    access: 'anyone',
    budget: 'export',
    summary:
      'Writes articles of the public index to a file: a table, a format of reference managers, or a bibliography.',
    body: exportRequestSchema,
    // A thousand ids.
    bodyLimit: 128 * 1024,
    compressed: true,
    answer: { files: [...new Set(Object.values(EXPORT_FILES).map(({ mediaType }) => mediaType))] },
    errors: [
      'library/not-of-public-index',
      'library/unknown-references',
      'library/ris-needs-account',
      'library/ris-needs-pro',
      'library/bibliography-busy',
      'library/bibliography-timed-out',
      'literature/unavailable',
    ],
  },
} as const satisfies Record<string, Endpoint>;
