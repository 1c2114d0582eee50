import { SELECTED_REFERENCES_LIMIT } from '@footnote/domain';

/** Articles that an address names for a chat. */
export interface NamedArticles {
  /** PMIDs, each once, at most as many as a chat can be held about. */
  ids: string[];
  /** How many different things were named, PMIDs or not. */
  named: number;
}

/** Reads PMIDs separated by commas; what is no PMID is left out. */
export function namedArticles(parameter: string): NamedArticles {
  const named = new Set(parameter.split(',').map((id) => id.trim()));
  named.delete('');
  const ids = [...named].filter((id) => /^[1-9]\d{0,8}$/.test(id));
  return { ids: ids.slice(0, SELECTED_REFERENCES_LIMIT), named: named.size };
}
