/** What a piece of a query is. */
export type QueryTokenKind = 'operator' | 'field' | 'phrase' | 'wildcard' | 'bracket' | 'term' | 'space' | 'mistake';

/** A piece of a query; the pieces together are the query to the letter. */
export interface QueryToken {
  /** What it is. */
  kind: QueryTokenKind;
  /** Its letters, as written. */
  text: string;
}

/** Pieces in the order in which they are tried. */
const PATTERNS: readonly { kind: QueryTokenKind; pattern: RegExp }[] = [
  { kind: 'space', pattern: /\s+/y },
  { kind: 'phrase', pattern: /"[^"]*"/y },
  { kind: 'field', pattern: /\[[^[\]"()]+\]/y },
  { kind: 'bracket', pattern: /[()]/y },
  { kind: 'operator', pattern: /(?:AND|OR|NOT)(?![^\s()"[\]])/y },
  { kind: 'wildcard', pattern: /[*?]/y },
  { kind: 'mistake', pattern: /["[\]]/y },
  { kind: 'term', pattern: /[^\s"()[\]*?]+/y },
];

function tokenAt(query: string, at: number): QueryToken {
  for (const { kind, pattern } of PATTERNS) {
    pattern.lastIndex = at;
    const text = pattern.exec(query)?.[0];
    if (text !== undefined) return { kind, text };
  }
  return { kind: 'mistake', text: query.slice(at, at + 1) };
}

/** Positions of brackets that have no partner. */
function lonelyBrackets(tokens: readonly QueryToken[]): ReadonlySet<number> {
  const open: number[] = [];
  const lonely = new Set<number>();
  tokens.forEach(({ kind, text }, index) => {
    if (kind !== 'bracket') return;
    if (text === '(') open.push(index);
    else if (open.pop() === undefined) lonely.add(index);
  });
  for (const index of open) lonely.add(index);
  return lonely;
}

/** Reads a query in PubMed's syntax: operators in capitals, fields in square brackets, quoted phrases, wildcards. */
export function readQueryTokens(query: string): QueryToken[] {
  const tokens: QueryToken[] = [];
  let at = 0;
  while (at < query.length) {
    const token = tokenAt(query, at);
    tokens.push(token);
    at += token.text.length;
  }
  const lonely = lonelyBrackets(tokens);
  return tokens.map((token, index) => (lonely.has(index) ? { ...token, kind: 'mistake' } : token));
}
