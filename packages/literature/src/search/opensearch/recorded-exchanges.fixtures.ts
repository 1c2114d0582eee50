import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** One request with its answer. Long requests are kept by their SHA-256 only. */
export interface Exchange {
  request: string;
  body: string;
  status: number;
  answer: string;
}

/** Request, place of its body among the texts, status, place of its answer. */
type Line = readonly [string, number, number, number];

const LONGEST_BODY = 3_000;

/** How a body is kept and recognised. */
export function keptBody(body: string): string {
  if (body.length <= LONGEST_BODY) return body;
  return `sha256:${createHash('sha256').update(body).digest('hex')}`;
}

function pathOf(name: string): string {
  return fileURLToPath(new URL(`./recorded/${name}.jsonl`, import.meta.url));
}

/** The exchanges of a suite and what answered, such as “OpenSearch 2.19.6”; null where it was never recorded. */
export function readExchanges(name: string): { engine: string; exchanges: Exchange[] } | null {
  if (!existsSync(pathOf(name))) return null;
  const texts: string[] = [];
  const lines: Line[] = [];
  for (const written of readFileSync(pathOf(name), 'utf8').trimEnd().split('\n')) {
    const line: string | Line = JSON.parse(written);
    if (typeof line === 'string') texts.push(line);
    else lines.push(line);
  }
  const [engine = '', ...kept] = texts;
  return {
    engine,
    exchanges: lines.map(([request, body, status, answer]) => ({
      request,
      body: kept[body] ?? '',
      status,
      answer: kept[answer] ?? '',
    })),
  };
}

/** Writes what answered, the bodies and answers, each once, and the exchanges, a line each, so that changes can be read. */
export function writeExchanges(name: string, engine: string, exchanges: readonly Exchange[]): void {
  const places = new Map<string, number>();
  const placeOf = (text: string) => {
    const place = places.get(text) ?? places.size;
    places.set(text, place);
    return place;
  };
  const lines = exchanges.map(({ request, body, status, answer }): Line => [
    request,
    placeOf(body),
    status,
    placeOf(answer),
  ]);
  const all = [engine, ...places.keys(), ...lines].map((line) => JSON.stringify(line));
  writeFileSync(pathOf(name), `${all.join('\n')}\n`);
}
