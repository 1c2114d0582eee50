import { LiteratureIndexFailure } from '../literature-index.ports.ts';

/** A request, or a part of one, that the cluster answered with an error. */
export class Refusal extends Error {
  readonly status: number;
  /** OpenSearch's own types and reasons, from the outermost in. */
  readonly reasons: string;

  constructor(status: number, reasons: string) {
    super(`HTTP ${status}: ${reasons}`);
    this.name = 'Refusal';
    this.status = status;
    this.reasons = reasons;
  }
}

const TOO_WIDE =
  /too_many_clauses|too_many_nested_clauses|maxClauseCount|expanded to too many terms|max_terms_count|nesting depth|parsing depth|StackOverflow/i;
const TRY_AGAIN = new Set([429, 502, 503, 504]);

/** Whether the same request may succeed a little later. */
export function isRetryable(status: number): boolean {
  return TRY_AGAIN.has(status);
}

/** The port's own error for a refusal. */
export function refusalFailure(cause: Refusal): LiteratureIndexFailure {
  const { status, reasons } = cause;
  if (TOO_WIDE.test(reasons))
    return new LiteratureIndexFailure(
      {
        code: 'literature/query-too-wide',
        message: 'The search has more parts, or stands for more words, than the search cluster allows.',
      },
      { cause },
    );
  if (status === 401 || status === 403) return unavailable('The search cluster does not let Footnote in.', cause);
  if (status === 429) return unavailable('The search cluster is too busy.', cause);
  return unavailable(`The search cluster failed (HTTP ${status}).`, cause);
}

/** `literature/unavailable` with a sentence. */
export function unavailable(message: string, cause?: unknown): LiteratureIndexFailure {
  return new LiteratureIndexFailure({ code: 'literature/unavailable', message }, { cause });
}

/** Types and reasons of an error body, one line. */
export function reasonsOf(body: unknown): string {
  const found: string[] = [];
  const walk = (value: unknown, depth: number) => {
    if (typeof value !== 'object' || value === null || depth > 12) return;
    for (const [key, inner] of Object.entries(value))
      if ((key === 'type' || key === 'reason') && typeof inner === 'string') found.push(inner);
      else walk(inner, depth + 1);
  };
  walk(body, 0);
  return [...new Set(found)].join(' · ').slice(0, 4_000);
}
