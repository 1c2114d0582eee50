import { indexedDocument, SOURCE } from './indexed-document.fixtures.ts';
import { openDocumentIndex } from './open-document-index.ts';

export const PASSAGES = 40;

/** Document `number` in its `version`: every other one is put twice, the second time with another text. */
export function numberedDocument(number: number, version: number) {
  const texts = Array.from({ length: PASSAGES }, (_, at) => `Passage ${at} of document${number} in version${version}.`);
  return indexedDocument(texts, { documentId: `document-${number}` });
}

/** Puts documents from number `from` on into the index at `folder`, saying so on standard output after each. */
async function putDocuments(folder: string, from: number): Promise<void> {
  const index = openDocumentIndex({ folder });
  for (let number = from; ; number += 1) {
    await index.put(numberedDocument(number, 1));
    if (number > 0 && number % 2 === 0) await index.put(numberedDocument(number - 1, 2));
    if (number > 0 && number % 5 === 0) await index.remove({ sourceId: SOURCE, documentId: `document-${number - 5}` });
    process.stdout.write(`${number}\n`);
  }
}

const [, script = '', folder, from] = process.argv;
if (script.endsWith('put-documents.fixtures.ts') && folder !== undefined) await putDocuments(folder, Number(from));
