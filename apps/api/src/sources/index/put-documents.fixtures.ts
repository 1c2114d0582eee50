import { clusterSettings } from '@footnote/literature';
import type { DocumentIndex } from './document-index.ports.ts';
import { indexedDocument, SOURCE } from './indexed-document.fixtures.ts';
import { openClusterDocumentIndex } from './open-cluster-document-index.ts';
import { openDocumentIndex } from './open-document-index.ts';

export const PASSAGES = 20;
/** Documents that are put at once, and so are written together. */
export const TOGETHER = 6;

/** Opens what is at the address of a cluster, or else in a folder. */
export function openIndexAt(place: string): DocumentIndex | Promise<DocumentIndex> {
  if (!place.startsWith('http')) return openDocumentIndex({ folder: place });
  const shardsOf = () => Promise.resolve(2);
  return openClusterDocumentIndex({ cluster: clusterSettings(place), folder: '/nowhere', shardsOf });
}

/** Ids of the documents of a group. */
export function idsOf(group: number): string[] {
  return Array.from({ length: TOGETHER }, (_, at) => `document-${group}-${at}`);
}

/** Puts a group, and every other time the one before with another text; removes an earlier one every fifth time. */
export async function putGroup(index: DocumentIndex, group: number): Promise<void> {
  await putTogether(index, group, 1);
  if (group > 0 && group % 2 === 0) await putTogether(index, group - 1, 2);
  if (group < 5 || group % 5 !== 0) return;
  await Promise.all(idsOf(group - 5).map((documentId) => index.remove({ sourceId: SOURCE, documentId })));
}

async function putTogether(index: DocumentIndex, group: number, version: number): Promise<void> {
  const texts = Array.from({ length: PASSAGES }, (_, at) => `Passage ${at} of group${group} in version${version}.`);
  await Promise.all(idsOf(group).map((documentId) => index.put(indexedDocument(texts, { documentId }))));
}

/** Puts groups from number `from` on, saying so on standard output after each. */
async function putGroups(place: string, from: number): Promise<void> {
  const index = await openIndexAt(place);
  for (let group = from; ; group += 1) {
    await putGroup(index, group);
    process.stdout.write(`${group}\n`);
  }
}

const [, script = '', place, from] = process.argv;
if (script.endsWith('put-documents.fixtures.ts') && place !== undefined) await putGroups(place, Number(from));
