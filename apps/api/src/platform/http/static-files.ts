import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { InterfaceLanguage } from '@footnote/domain';
import { contentSecurityPolicy } from './security.ts';

/** Written by the build where the server puts a fresh value into every page. */
export const NONCE_PLACEHOLDER = '__FOOTNOTE_CSP_NONCE__';

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

const brotliBytes = promisify(brotliCompress);
const gzipBytes = promisify(gzip);

type Encoding = 'br' | 'gzip' | 'identity';

interface StaticFile {
  type: string;
  etag: string;
  immutable: boolean;
  encoded: Map<Encoding, Promise<Uint8Array>>;
}

/** The built web application in memory. */
export interface StaticFiles {
  /** The file at a path of the address, or null. */
  file(path: string, request: Request): Promise<Response | null>;
  /**
   * The page every route of the application starts from, marked with a language and with whether it tells which pages
   * are opened; null when nothing has been built.
   */
  page(language: InterfaceLanguage, wish: { pageViews: boolean }): { html: string; policy: string } | null;
}

/** Reads a built web application; only files that were there are ever served, so no path can lead out of `root`. */
export function loadStaticFiles(root: string): StaticFiles {
  const files = new Map(listFiles(root).map((path) => [addressOf(root, path), readStaticFile(root, path)]));
  const index = join(root, 'index.html');
  const html = existsSync(index) ? readFileSync(index, 'utf8') : null;
  files.delete('/index.html');
  return {
    async file(path, request) {
      const file = files.get(path);
      return file === undefined ? null : respond(file, request);
    },
    page(language, { pageViews }) {
      if (html === null) return null;
      const nonce = randomBytes(16).toString('base64');
      const wish = pageViews ? ' data-page-views="on"' : '';
      const marked = html.replace('<html lang="en">', `<html lang="${language}"${wish}>`);
      return { html: marked.replaceAll(NONCE_PLACEHOLDER, nonce), policy: contentSecurityPolicy(nonce) };
    },
  };
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
  return {
    type: TYPES[extname(path)] ?? 'application/octet-stream',
    etag: createHash('sha256').update(bytes).digest('base64url').slice(0, 22),
    // Vite puts the hash of what is inside into the names of everything under assets.
    immutable: addressOf(root, path).startsWith('/assets/'),
    encoded: new Map([['identity', Promise.resolve(bytes)]]),
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
  headers['content-length'] = String(bytes.length);
  return new Response(new Uint8Array(bytes), { headers });
}

function preferredEncoding(request: Request): Encoding {
  const accepted = request.headers.get('accept-encoding') ?? '';
  if (/\bbr\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(accepted) ? 'gzip' : 'identity';
}

/** Compressed at its first request and kept. */
async function encodedBytes(file: StaticFile, encoding: Encoding): Promise<Uint8Array> {
  const kept = file.encoded.get(encoding) ?? compress(await encodedBytes(file, 'identity'), encoding);
  file.encoded.set(encoding, kept);
  return kept;
}

function compress(bytes: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  if (encoding === 'gzip') return gzipBytes(bytes);
  return brotliBytes(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
}
