import type { DocumentIndex } from './index/document-index.ports.ts';
import type { QuestionEmbeddings } from './embedding/question-embeddings.ts';
import { documentSearch } from './search-documents.ts';

/** A source as it was saved for tests. */
export interface HeldSource {
  id: string;
  name: string;
  organizationId: string;
  isEnabled?: boolean;
  /** Ids of its documents that are ready. */
  documents: readonly string[];
  /** What names the articles of some of them, by their ids. */
  records?: Readonly<Record<string, { dois?: string[]; pmid?: string }>>;
}

/** The documents of some sources over an index, whose database is this list: what is taken from it is gone. */
export function answeringDocuments(
  index: Pick<DocumentIndex, 'search'>,
  held: readonly HeldSource[],
  questions?: QuestionEmbeddings,
) {
  return documentSearch({
    index,
    ...(questions === undefined ? {} : { questions }),
    sources: {
      async find({ id, organizationId }) {
        const source = held.find((one) => one.id === id && one.organizationId === organizationId);
        if (source === undefined) return null;
        return {
          id,
          name: source.name,
          description: '',
          status: source.isEnabled === false ? 'disabled' : 'enabled',
          languages: [],
          lastModifiedAt: '',
          maintainedBy: { type: 'Organization', id: source.organizationId },
          documents: null,
          bucket: null,
          searchIndex: null,
          pageQuota: null,
        };
      },
    },
    documents: {
      searchable: (organizationId, ids) =>
        Promise.resolve(
          held
            .filter((source) => source.organizationId === organizationId && source.isEnabled !== false)
            .flatMap(({ id, name, documents, records = {} }) =>
              documents
                .filter((one) => ids.includes(one))
                .map((one) => ({
                  id: one,
                  name: '',
                  title: null,
                  dois: [],
                  pmid: null,
                  ...records[one],
                  source: { id, name },
                })),
            ),
        ),
    },
  });
}
