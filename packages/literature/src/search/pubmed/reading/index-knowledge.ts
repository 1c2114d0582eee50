import { countMatches } from '../../count-matches.ts';
import type { LiteratureIndex } from '../../literature-index.ports.ts';
import { meshKey } from '../../mesh-key.ts';
import type { MeshKind, MeshTerm, MeshVocabulary } from '../../mesh-vocabulary.ports.ts';
import type { Query } from '../../query.ts';
import { termKey } from '../../question/lexicon/normal-form.ts';
import { questionKnowledge } from '../../question/question-knowledge.ts';
import { qualifierName } from './vocabulary-values.ts';

/** A heading or qualifier; `branch` names it and all below it, and is null where no vocabulary tells. */
export interface KnownHeading {
  name: string;
  branch: readonly string[] | null;
}

/** What an index holds, as far as reading a query depends on it. */
export interface IndexKnowledge {
  /** Whether any article matches. */
  holds(query: Query): Promise<boolean>;
  /** The MeSH heading a text names, by an entry term or in another number too; without a vocabulary, a heading of the articles; null for none. */
  heading(text: string): Promise<KnownHeading | null>;
  /** The qualifier of the vocabulary that a text or two letters name; null for none. */
  qualifier(text: string): Promise<KnownHeading | null>;
  /** The substance, disease or organism of a supplementary record; null for none. */
  supplementary(text: string): Promise<MeshTerm | null>;
}

/** Look-ups for one query; a query with more unusual phrases than that is read as typed. */
const MAX_LOOKUPS = 3000;

/** Asks the index, and remembers what it said for this query. */
export function indexKnowledge(index: Pick<LiteratureIndex, 'search' | 'mesh'>, signal?: AbortSignal): IndexKnowledge {
  const search = async (query: Query): Promise<boolean> => (await countMatches(index, query, signal)) > 0;
  const known = new Map<string, Promise<boolean>>();
  const holds = (query: Query): Promise<boolean> => {
    const key = JSON.stringify(query);
    const answer = known.get(key) ?? (known.size < MAX_LOOKUPS ? search(query) : Promise.resolve(true));
    known.set(key, answer);
    return answer;
  };
  const firstHeld = async (texts: readonly string[]): Promise<KnownHeading | null> => {
    for (const name of texts) if (await holds(headingQuery(name))) return { name, branch: null };
    return null;
  };
  const { mesh } = index;
  return {
    holds,
    heading: remembered(async (text) => {
      const names = namesOf(text);
      return (mesh === null ? null : await inVocabulary(mesh, 'descriptor', names)) ?? firstHeld(names);
    }),
    qualifier: remembered(async (text) =>
      mesh === null ? null : inVocabulary(mesh, 'qualifier', [text, qualifierName(text)]),
    ),
    supplementary: remembered(async (text) => (await mesh?.lookUp('supplementary', [text]))?.[0] ?? null),
  };
}

/** Asks once for texts that differ in case or punctuation alone; a text without words names nothing. */
function remembered<T>(ask: (text: string) => Promise<T | null>): (text: string) => Promise<T | null> {
  const answers = new Map<string, Promise<T | null>>();
  return (text) => {
    const key = meshKey(text);
    const answer = answers.get(key) ?? (key === '' ? Promise.resolve(null) : ask(text));
    answers.set(key, answer);
    return answer;
  };
}

/** The first of the texts that the vocabulary knows. */
async function inVocabulary(
  mesh: MeshVocabulary,
  kind: MeshKind,
  texts: readonly string[],
): Promise<KnownHeading | null> {
  const term = (await mesh.lookUp(kind, texts)).find((one) => one !== null) ?? null;
  if (term === null) return null;
  // A list of names without places says nothing about what is below them.
  const hasTree = ((await mesh.summary())?.treeNumbers ?? 0) > 0;
  return { name: term.name, branch: hasTree ? await mesh.branch(term.ui) : null };
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
