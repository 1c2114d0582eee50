import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { InterfaceLanguage, Plans, SiteSettings } from '@footnote/domain';
import { contentSecurityPolicy, type PaymentOrigins } from './security.ts';
import { loadSitePages, PAGES_FOLDER } from './site-pages.ts';

/** Written by the build where the server puts a fresh value into every page. */
export const NONCE_PLACEHOLDER = '__FOOTNOTE_CSP_NONCE__';

/**
 * Written by the build around what stands in a page until the server has an example; a page that is sent has none of them.
 */
const EXAMPLE_MARK = '__FOOTNOTE_EXAMPLE__';
const EXAMPLE_PLACE = new RegExp(`"waiting">${EXAMPLE_MARK}([^]*?)${EXAMPLE_MARK}`, 'g');

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};
const COMPRESSIBLE = /^(?:text\/|application\/|image\/svg)/;

/** The one script that compiles WebAssembly: it reads files for their hash, in a worker, which has a policy of its own. */
const WASM_SCRIPT = /^\/assets\/hash-worker-[\w-]+\.js$/;

/** Ends the name of what the build has compressed already, beside what it was made of. */
const COMPRESSED = '.br';

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);

type Encoding = 'br' | 'gzip' | 'identity';

interface StaticFile {
  type: string;
  etag: string;
  immutable: boolean;
  isWasm: boolean;
  encoded: Map<Encoding, Promise<Uint8Array>>;
}

/** The built web application in memory. */
export interface StaticFiles {
  /** The file at a path of the address, or null. */
  file(path: string, request: Request): Promise<Response | null>;
  /** The page of a request as it is sent to this reader alone; null when nothing has been built. */
  page(request: Request, wish: PageWish): Promise<SentPage | null>;
}

/** What a page can be asked to tell: which pages are opened, to analytics or not, what happens on them, and errors. */
export type Telemetry = 'views' | 'events' | 'recording' | 'errors';

/** How a page is wanted. */
export interface PageWish {
  language: InterfaceLanguage;
  /** HTML of the example of a page; null where there is none yet. */
  example: string | null;
  /** What it is asked to tell of its use. */
  telemetry: readonly Telemetry[];
  /** Whether plans are sold here. */
  plans: Plans;
  /** What the pages say of whoever runs the server. */
  site: SiteSettings;
  /** Where the script and the frame of a payment provider come from; null for a page on which nobody pays there. */
  payment: PaymentOrigins | null;
}

/** A page as it goes out. */
export interface SentPage {
  body: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/** Reads a built web application, whose pages send files to this server or to another origin; only files that were there are ever served, so no path can lead out of `root`. */
export function loadStaticFiles(root: string, uploadOrigin: string | null = null): StaticFiles {
  const files = new Map(
    listFiles(root)
      .map((path) => [addressOf(root, path), path] as const)
      .filter(([address]) => address !== '/index.html' && !address.startsWith(`/${PAGES_FOLDER}/`))
      .filter(([address]) => !address.endsWith(COMPRESSED))
      .map(([address, path]) => [address, readStaticFile(root, path)]),
  );
  const pages = loadSitePages(root);
  return {
    async file(path, request) {
      const file = files.get(path);
      return file === undefined ? null : respond(file, request);
    },
    async page(request, wish) {
      const html = pages.find(new URL(request.url), wish.language);
      return html === null ? null : sentPage(html, { request, wish, uploadOrigin });
    },
  };
}

/** A page is never kept: each has a nonce of its own, and its language is that of whoever asked. */
async function sentPage(
  html: string,
  given: { request: Request; wish: PageWish; uploadOrigin: string | null },
): Promise<SentPage> {
  const { language, example, telemetry, plans, site, payment } = given.wish;
  const { uploadOrigin } = given;
  const nonce = randomBytes(16).toString('base64');
  const told = telemetry.length > 0 ? ` data-telemetry="${telemetry.join(' ')}"` : '';
  const unsold = plans === 'off' ? ' data-plans="off"' : '';
  const marked = html.replace(
    /<html lang="[a-z]{2}">/,
    () => `<html lang="${language}"${told}${unsold}${siteAttribute(site)}>`,
  );
  const encoding = preferredEncoding(given.request);
  // What an example says comes after the nonce: none of its words can become one.
  const filled = marked
    .replaceAll(NONCE_PLACEHOLDER, nonce)
    .replaceAll(EXAMPLE_PLACE, (_, waiting: string) =>
      example === null ? `"waiting">${waiting}` : `"drawn">${example}`,
    );
  const bytes = await compress(Buffer.from(filled), encoding, PAGE_QUALITY);
  const headers: Record<string, string> = {
    'content-type': TYPES['.html'] ?? '',
    'content-length': String(bytes.length),
    'content-security-policy': contentSecurityPolicy({ nonce, uploadOrigin, payment }),
    'cache-control': 'no-store',
    vary: 'accept-language, cookie, accept-encoding',
  };
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  return { body: new Uint8Array(bytes), headers };
}

/** What the app reads of whoever runs the server; nothing where nothing is configured. */
function siteAttribute(site: SiteSettings): string {
  const { careers, social, testimonials } = site;
  if (careers === null && Object.keys(social).length === 0 && testimonials.length === 0) return '';
  const text = JSON.stringify(site).replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return ` data-site="${text}"`;
}

function listFiles(root: string): string[] {
  if (!existsSync(root)) return [];
  const entries = readdirSync(root, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

function addressOf(root: string, path: string): string {
  return `/${relative(root, path).split(sep).join('/')}`;
}

function readStaticFile(root: string, path: string): StaticFile {
  const bytes = readFileSync(path);
  const encoded: StaticFile['encoded'] = new Map([['identity', Promise.resolve(bytes)]]);
  if (existsSync(path + COMPRESSED)) encoded.set('br', Promise.resolve(readFileSync(path + COMPRESSED)));
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    // Vite puts the hash of what is inside into the names of everything under assets.
    immutable: addressOf(root, path).startsWith('/assets/'),
    isWasm: WASM_SCRIPT.test(addressOf(root, path)),
    encoded,
  };
}

async function respond(file: StaticFile, request: Request): Promise<Response> {
  const encoding = COMPRESSIBLE.test(file.type) ? preferredEncoding(request) : 'identity';
  const etag = `"${file.etag}-${encoding}"`;
  const headers: Record<string, string> = {
    etag,
    'cache-control': file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache',
    vary: 'accept-encoding',
  };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const bytes = await encodedBytes(file, encoding);
  if (encoding !== 'identity') headers['content-encoding'] = encoding;
  headers['content-type'] = file.type;
  if (file.isWasm) headers['content-security-policy'] = contentSecurityPolicy({ isWasm: true });
  headers['content-length'] = String(bytes.length);
  return new Response(new Uint8Array(bytes), { headers });
}

function preferredEncoding(request: Request): Encoding {
  const accepted = request.headers.get('accept-encoding') ?? '';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}

/** What the build has not compressed is at its first request, and kept. */
async function encodedBytes(file: StaticFile, encoding: Encoding): Promise<Uint8Array> {
  const kept = file.encoded.get(encoding) ?? compress(await encodedBytes(file, 'identity'), encoding);
  file.encoded.set(encoding, kept);
  return kept;
}

/** A page is compressed for each answer; a file once, so that more may be spent on it. */
const PAGE_QUALITY = 4;
const FILE_QUALITY = 9;

async function compress(bytes: Uint8Array, encoding: Encoding, quality = FILE_QUALITY): Promise<Uint8Array> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return gzipBytes(bytes);
  return brotliBytes(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}
