import { postSchema, type Post, type PostEntry, type PostKind } from '@footnote/domain';
import type { GuardedFetch } from '../../platform/guarded-fetch.ts';
import type { OnPostProblem, PostStore } from '../content.ports.ts';
import { keepFresh } from '../keep-fresh.ts';
import { cmsEntrySchema, cmsPageSchema, readCmsPost } from './read-cms-post.ts';

export interface CmsPostsDeps {
  /** Address of the API of the content management system, such as https://cms.example.org/api. */
  url: string;
  guard: Pick<GuardedFetch, 'fetch'>;
  /** Milliseconds since 1970. */
  now: () => number;
  onProblem: OnPostProblem;
}

/** The names of the kinds (specification §7). */
const COLLECTIONS: Readonly<Record<PostKind, string>> = { guides: 'platform-guides', posts: 'blog-posts' };

/** Milliseconds for which what was read is given without asking again. */
const FRESH = 60_000;
/** Entries asked for at once, and the most pages of them that are read. */
const AT_ONCE = 100;
const MOST_PAGES = 10;
/** Texts that are kept at once, and bytes of pictures. */
const MOST_KEPT = 200;
const MOST_PICTURE_BYTES = 32 * 1024 * 1024;

/** Serves guides and posts of a content management system that speaks the protocol of Strapi. */
export function createCmsPosts({ url, guard, now, onProblem }: CmsPostsDeps): PostStore {
  const base = url.replace(/\/$/, '');
  const { origin } = new URL(url);
  const ask = async (address: string): Promise<Response | null> => {
    const response = await guard.fetch(address, { method: 'GET', headers: { accept: 'application/json' } });
    if (response.status === 404) return null;
    if (response.status !== 200) throw new Error(`The content management system answered HTTP ${response.status}.`);
    return response;
  };
  const readAll = async (kind: PostKind): Promise<readonly PostEntry[]> => {
    const entries: unknown[] = [];
    for (let page = 1, pages = 1; page <= Math.min(pages, MOST_PAGES); page += 1) {
      const query = new URLSearchParams({
        'pagination[page]': String(page),
        'pagination[pageSize]': String(AT_ONCE),
        sort: 'createdAt:asc',
        populate: 'Media',
      });
      const response = await ask(`${base}/${COLLECTIONS[kind]}?${query.toString()}`);
      if (response === null) throw new Error(`The content management system has no ${COLLECTIONS[kind]}.`);
      const read = cmsPageSchema.parse(await response.json());
      pages = read.meta.pagination.pageCount;
      entries.push(...read.data);
    }
    return entries.flatMap((entry) => readEntry(entry, origin, onProblem) ?? []).map(withoutText);
  };
  const readOne = async (path: string): Promise<Post | null> => {
    const response = await ask(`${base}/${path}?populate=Media`);
    return response === null ? null : readEntry(cmsEntrySchema.parse(await response.json()).data, origin, onProblem);
  };
  const readPicture = async (name: string) => {
    const response = await ask(`${origin}/uploads/${name}`);
    return response === null ? null : new Uint8Array(await response.arrayBuffer());
  };
  const fresh = { milliseconds: FRESH, most: MOST_KEPT, now, onProblem };
  const lists = keepFresh(readAll, fresh);
  const posts = keepFresh(readOne, fresh);
  const pictures = keepFresh(readPicture, {
    ...fresh,
    most: MOST_PICTURE_BYTES,
    size: (picture) => picture?.byteLength ?? Infinity,
  });
  // Names without a picture are kept apart: whoever makes up many pushes no picture out.
  const picturesOrNone = keepFresh(pictures, {
    ...fresh,
    size: (picture) => (picture === null ? 1 : Infinity),
    onProblem: () => undefined,
  });
  return {
    list: lists,
    find: (kind, id) => posts(`${COLLECTIONS[kind]}/${encodeURIComponent(id)}`),
    picture: picturesOrNone,
  };
}

function readEntry(entry: unknown, origin: string, onProblem: OnPostProblem): Post | null {
  try {
    return postSchema.parse(readCmsPost(entry, origin));
  } catch (cause) {
    onProblem(`An entry of the content management system was left out: ${String(cause)}`);
    return null;
  }
}

function withoutText({ text: _text, ...entry }: Post): PostEntry {
  return entry;
}
