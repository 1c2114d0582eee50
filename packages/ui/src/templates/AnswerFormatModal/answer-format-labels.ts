/** Words of the view where a format is written. */
export interface FormatEditorLabels {
  /** Names the field. */
  format: string;
  placeholder: string;
  /** Names the bar of tokens. */
  tokens: string;
  /** "420 of 1,500 tokens" */
  tokensText: (used: number, limit: number) => string;
  /** Said above the limit. */
  tooLong: (limit: number) => string;
  /** "Template: Ward round summary" */
  template: (name: string) => string;
  /** Stands after the name of a template whose text has been changed. */
  changed: string;
  on: string;
  onHint: string;
  always: string;
  alwaysHint: string;
  /** Why it cannot be always on without a template. */
  alwaysNeedsTemplate: string;
  /** Saves over the selected template. */
  save: string;
  /** Saves as a new template, where none is selected. */
  saveAs: string;
  /** Saves beside the selected template. */
  saveCopy: string;
  clear: string;
  /** Names the field of the new template’s name. */
  name: string;
  create: string;
  cancel: string;
  /** Name proposed for a copy ("Copy of Structured abstract"). */
  copyName: (name: string) => string;
}

/** Words of the view of all templates. */
export interface TemplateListLabels {
  search: string;
  clearSearch: string;
  /** Headings of the two groups. */
  mine: string;
  product: string;
  /** Stands where the user’s own templates would be. */
  noneOfMine: string;
  nothingFound: (query: string) => string;
  loading: string;
  errorTitle: string;
  retry: string;
  use: string;
  /** The same with the name, for assistive technology. */
  namedUse: (name: string) => string;
  /** Marks the selected template. */
  inUse: string;
  /** "Changed 19 Nov 2026", given in ISO 8601. */
  changed: (iso: string) => string;
  actions: (name: string) => string;
  rename: string;
  renameField: (name: string) => string;
  delete: string;
  deleteTitle: (name: string) => string;
  deleteText: string;
  cancel: string;
}

/** Words of an AnswerFormatModal. */
export interface AnswerFormatModalLabels {
  title: string;
  description: string;
  /** Names the two views. */
  views: string;
  formatter: string;
  templates: string;
  close: string;
  editor: FormatEditorLabels;
  list: TemplateListLabels;
}
