import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import { gzipSync } from 'node:zlib';

/** A server of PubMed files for programs that run by themselves; it does its duty, and no more. */
export interface PubmedFiles {
  /** Address of the folder above `baseline/` and `updatefiles/`. */
  url: string;
  /** Puts a file of records into a folder, with its checksum. */
  put(path: string, records: readonly string[], published?: string): void;
  close(): Promise<void>;
}

/** The XML of one record. */
export function pubmedRecord(pmid: number, title: string): string {
  return `<PubmedArticle><MedlineCitation><PMID Version="1">${pmid}</PMID>
    <Article><Journal><JournalIssue><PubDate><Year>2020</Year></PubDate></JournalIssue><Title>The Journal of Walks</Title></Journal>
    <ArticleTitle>${title}</ArticleTitle>
    <Abstract><AbstractText>Group ${pmid} walked daily and its pressure fell by ${pmid % 17} mm Hg.</AbstractText></Abstract>
    <PublicationTypeList><PublicationType>Journal Article</PublicationType></PublicationTypeList></Article></MedlineCitation></PubmedArticle>`;
}

/** Starts a server without files. */
export async function servePubmedFiles(): Promise<PubmedFiles> {
  const files = new Map<string, { bytes: Buffer; published: string }>();
  const server = createServer((request, response) => {
    const path = (request.url ?? '').slice(1);
    const file = files.get(path);
    if (path.endsWith('/')) {
      const inside = [...files].filter(([name]) => name.startsWith(path));
      const rows = inside.map(
        ([name, { published }]) => `<a href="${name.slice(path.length)}">x</a> ${published} 14:05`,
      );
      response.end(`<title>Index of /${path}</title>${rows.join('\n')}`);
    } else response.writeHead(file === undefined ? 404 : 200).end(file?.bytes);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = address !== null && typeof address === 'object' ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    put(path, records, published = '2026-01-02') {
      const bytes = gzipSync(`<PubmedArticleSet>\n${records.join('\n')}\n</PubmedArticleSet>\n`);
      const sum = createHash('md5').update(bytes).digest('hex');
      files.set(path, { bytes, published });
      files.set(`${path}.md5`, { bytes: Buffer.from(`MD5(x)= ${sum}\n`), published });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
