import type { LiteratureIndex } from '../literature-index.ports.ts';
import type { Query } from '../query.ts';
import { termKey } from '../question/normal-form.ts';
import { questionKnowledge } from '../question/question-knowledge.ts';
import { tokenise } from '../text/tokenise.ts';

/** What an index holds, as far as reading a query depends on it. */
export interface IndexKnowledge {
  /** Whether any article matches. */
  holds(query: Query): Promise<boolean>;
  /** The MeSH heading a text names, as a heading of the index, by an entry term or in another number; null for none. */
  heading(text: string): Promise<string | null>;
}

/** Look-ups for one query; a query with more unusual phrases than that is read as typed. */
const MOST_LOOKUPS = 3000;

/** Asks the index, and remembers what it said for this query. */
export function indexKnowledge(index: Pick<LiteratureIndex, 'search'>, signal?: AbortSignal): IndexKnowledge {
  const known = new Map<string, Promise<boolean>>();
  const headings = new Map<string, Promise<string | null>>();
  const search = async (query: Query): Promise<boolean> => {
    const request = { query, rank: null, sort: { by: 'recency', order: 'desc' }, limit: 0, offset: 0 } as const;
    return (await index.search(request, signal)).total > 0;
  };
  const holds = (query: Query): Promise<boolean> => {
    const key = JSON.stringify(query);
    const answer = known.get(key) ?? (known.size < MOST_LOOKUPS ? search(query) : Promise.resolve(true));
    known.set(key, answer);
    return answer;
  };
  const firstHeld = async (texts: readonly string[]): Promise<string | null> => {
    for (const text of texts) if (await holds(headingQuery(text))) return text;
    return null;
  };
  return {
    holds,
    heading(text) {
      const key = tokenise(text)
        .map((token) => token.word)
        .join(' ');
      const answer = headings.get(key) ?? (key === '' ? Promise.resolve(null) : firstHeld(namesOf(text)));
      headings.set(key, answer);
      return answer;
    },
  };
}

/** Articles with a heading, or with one that belongs to it. */
function headingQuery(text: string): Query {
  return { type: 'item', fields: ['mesh', 'meshBroader'], text, reach: 'whole' };
}

/** A text, its other number, and the other names of what it means. */
function namesOf(text: string): string[] {
  const { byKey, normal } = questionKnowledge().terms.en;
  const entries = byKey.get(termKey(text, normal)) ?? [];
  const names = entries.length === 1 ? entries.flatMap(({ concept }) => concept.terms.en) : [];
  return [...new Set([text, ...names].flatMap((name) => [name, `${name}s`, name.replace(/s$/i, '')]))];
}
