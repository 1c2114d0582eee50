import type { Source } from './source.schema.ts';

/** A choice among the sources to search. */
export interface SourceOption {
  /** Id of a source, or `*` and the ids of all web-search sources joined by commas (specification §3). */
  value: string;
  name: string;
  description: string;
  /** BCP 47 tags. */
  languages: readonly string[];
  /** True where it cannot be searched at present. */
  disabled: boolean;
  kind: 'source' | 'web_search';
  /** Whether it has documents, among which can be chosen. */
  hasDocuments: boolean;
}

const MERGED = '*';

/** Sources as choices; those of the web search become one, standing where the first of them stood, named by `webSearch`. */
export function sourceOptions(
  sources: readonly Source[],
  webSearch: { name: string; description: string },
): SourceOption[] {
  const web = sources.filter(isWebSearch);
  const first = web[0];
  return sources
    .filter((source) => !isWebSearch(source) || source === first)
    .map((source) => (source === first ? mergedOption(web, webSearch) : plainOption(source)));
}

const isWebSearch = ({ maintainedBy }: Source) => maintainedBy.type === 'WebSearch';

function plainOption({ id, name, description, languages, status, documents }: Source): SourceOption {
  const disabled = status === 'disabled';
  return { value: id, name, description, languages, disabled, kind: 'source', hasDocuments: documents !== null };
}

/** Disabled web-search sources stay out of the merged one, unless there are no others: then all of it is disabled. */
function mergedOption(web: readonly Source[], words: { name: string; description: string }): SourceOption {
  const enabled = web.filter(({ status }) => status === 'enabled');
  const merged = enabled.length > 0 ? enabled : web;
  return {
    ...words,
    value: MERGED + merged.map(({ id }) => id).join(','),
    languages: [...new Set(merged.flatMap(({ languages }) => languages))],
    disabled: enabled.length === 0,
    kind: 'web_search',
    hasDocuments: false,
  };
}

/** Ids of the sources that chosen options stand for, each once and in order. */
export function sourceIdsOf(values: readonly string[]): string[] {
  const ids = values.flatMap((value) => (value.startsWith(MERGED) ? value.slice(MERGED.length).split(',') : [value]));
  return [...new Set(ids.filter((id) => id !== ''))];
}

/** Values of the options that can still be chosen, out of those once chosen by value or by the id of a source. */
export function keptOptions(options: readonly SourceOption[], chosen: readonly string[]): string[] {
  const ids = new Set(sourceIdsOf(chosen));
  return options
    .filter(({ disabled, value }) => !disabled && sourceIdsOf([value]).some((id) => ids.has(id)))
    .map(({ value }) => value);
}
