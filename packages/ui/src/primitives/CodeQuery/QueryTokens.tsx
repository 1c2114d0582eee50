import { readQueryTokens } from './read-query-tokens.ts';
import { token } from './CodeQuery.css.ts';

/** The pieces of a query in the colours of their kinds. */
export function QueryTokens({ query }: { query: string }) {
  return readQueryTokens(query).map(({ kind, text }, index) => (
    // eslint-disable-next-line react/no-array-index-key -- a piece has no identity besides its place
    <span key={index} className={token({ kind })}>
      {text}
    </span>
  ));
}
