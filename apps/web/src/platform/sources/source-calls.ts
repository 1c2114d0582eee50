/** Calls about sources and their documents; they load with what makes them. */
export const sourceCalls = {
  sources: '/api/sources',
  sourceSettings: '/api/sources/settings',
  source: (id: string) => `/api/sources/${encodeURIComponent(id)}`,
  sourceDocument: (source: string, document: string) =>
    `/api/sources/${encodeURIComponent(source)}/documents/${encodeURIComponent(document)}`,
  documentArticle: (source: string, document: string) =>
    `/api/sources/${encodeURIComponent(source)}/documents/${encodeURIComponent(document)}/article`,
  documentFile: (source: string, document: string) =>
    `/api/sources/${encodeURIComponent(source)}/documents/${encodeURIComponent(document)}/file`,
} as const;
