import { QueryTokens } from './QueryTokens.tsx';
import { query as queryStyle } from './CodeQuery.css.ts';

export interface CodeQueryProps {
  /** A query in PubMed's syntax; a broken one is shown with its mistakes marked. */
  query: string;
}

/** A query that was run, with its operators, fields and phrases set apart. To change one use CodeQueryInput. */
export function CodeQuery({ query }: CodeQueryProps) {
  return (
    <code dir="ltr" className={queryStyle}>
      <QueryTokens query={query} />
    </code>
  );
}
