import { readQueryTokens, type QueryTokenKind } from '../../primitives/CodeQuery/read-query-tokens.ts';

/** Something that is wrong, or may not mean what was meant. */
export interface QueryIssue {
  severity: 'error' | 'warning';
  /** UTF-16 units from the beginning of the query; `end` is not part of it and may equal `start`. */
  start: number;
  end: number;
  /** What is wrong and how to put it right, in one sentence. */
  message: string;
}

/** A run of letters with the same marks. */
export interface MarkedPart {
  /** UTF-16 units from the beginning of the query. */
  start: number;
  text: string;
  kind: QueryTokenKind;
  issue: QueryIssue['severity'] | null;
}

/** Cuts a query wherever a piece of syntax or an issue begins or ends; the parts joined are the query itself. */
export function markedParts(query: string, issues: readonly QueryIssue[]): MarkedPart[] {
  // An issue without width (something is missing there) is drawn under the letter before it.
  const wide = issues.map((issue) =>
    issue.end > issue.start ? issue : { ...issue, start: Math.max(0, issue.start - 1), end: Math.max(1, issue.start) },
  );
  const edges = wide.flatMap(({ start, end }) => [start, end]).filter(Number.isInteger);
  const parts: MarkedPart[] = [];
  let at = 0;
  for (const { kind, text } of readQueryTokens(query)) {
    const end = at + text.length;
    const inside = edges.filter((edge) => edge > at && edge < end);
    const cuts = [...new Set([at, ...inside, end])].sort((a, b) => a - b);
    for (const [index, start] of cuts.slice(0, -1).entries()) {
      parts.push({ start, text: query.slice(start, cuts[index + 1]), kind, issue: gravest(wide, start) });
    }
    at = end;
  }
  return parts;
}

function gravest(issues: readonly QueryIssue[], at: number): QueryIssue['severity'] | null {
  const here = issues.filter(({ start, end }) => start <= at && at < end);
  return here.some(({ severity }) => severity === 'error') ? 'error' : (here[0]?.severity ?? null);
}

/** Line and character, both from 1, of a position in a text. */
export function placeOf(text: string, position: number): { line: number; character: number } {
  const before = text.slice(0, Math.max(0, position)).split('\n');
  return { line: before.length, character: (before.at(-1)?.length ?? 0) + 1 };
}
