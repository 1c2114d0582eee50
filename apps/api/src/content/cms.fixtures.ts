import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

interface Entry {
  Title: string;
  Category: string | null;
  createdAt: string;
  summary?: string;
  text?: string;
  Media?: { url: string; mime: string; alternativeText: string | null } | null;
}

/** How the versions of Strapi write an entry. */
const WRITERS = {
  5: (id: number, entry: Entry) => ({ id, documentId: `doc${id}`, ...entry }),
  4: (id: number, { Media, ...entry }: Entry) => ({
    id,
    attributes: { ...entry, Media: { data: (Media ?? null) === null ? null : { id: 1, attributes: Media } } },
  }),
};

export const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

/** A content management system that speaks the protocol of Strapi, of either version, with these guides and posts. */
export async function startCms(version: 4 | 5, collections: Record<'platform-guides' | 'blog-posts', unknown[]>) {
  const asked: string[] = [];
  let isDown = false;
  const entries = (name: string) => {
    const found = Object.entries(collections).find(([collection]) => collection === name)?.[1];
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- broken entries are written as they are
    return found?.map((entry, index) => WRITERS[version](index + 1, entry as Entry));
  };
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    asked.push(request.url ?? '');
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    };
    if (isDown) return send(503, {});
    if (pathname === '/uploads/a.png') return response.writeHead(200, { 'content-type': 'image/png' }).end(PIXEL);
    const [, collection = '', id] = /^\/api\/([\w-]+)(?:\/([\w-]+))?$/.exec(pathname) ?? [];
    const all = entries(collection);
    if (all === undefined) return send(404, { error: { status: 404 } });
    if (id !== undefined) {
      const data = all.find((entry) => id === ('documentId' in entry ? entry.documentId : String(entry.id)));
      return data === undefined ? send(404, { error: { status: 404 } }) : send(200, { data });
    }
    const page = Number(searchParams.get('pagination[page]'));
    const pageSize = Number(searchParams.get('pagination[pageSize]'));
    const data = all.slice((page - 1) * pageSize, page * pageSize);
    const pagination = { page, pageSize, pageCount: Math.ceil(all.length / pageSize), total: all.length };
    return send(200, { data, meta: { pagination } });
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it listens on a port
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/api`,
    asked,
    down: (down: boolean) => void (isDown = down),
    close: () => new Promise((resolve) => void server.close(resolve)),
  };
}
