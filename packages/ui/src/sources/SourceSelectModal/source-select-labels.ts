/** Words of a SourceSelectModal. */
export interface SourceSelectModalLabels {
  title: string;
  description: string;
  /** Names the search field. */
  search: string;
  clearSearch: string;
  /** Names the list of sources. */
  list: string;
  /** Stands before the languages of a source, for assistive technology. */
  languages: string;
  /** Name of a language, given by its BCP 47 tag. */
  language: (tag: string) => string;
  /** Why a source cannot be chosen. */
  disabled: string;
  nothingFound: (query: string) => string;
  emptyTitle: string;
  emptyText: string;
  /** "Please select at least one source." */
  none: string;
  /** "2 sources selected" */
  selected: (count: number) => string;
  selectAll: string;
  clear: string;
  loading: string;
  errorTitle: string;
  retry: string;
  apply: string;
  cancel: string;
  close: string;
}
