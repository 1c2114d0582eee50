/** What Footnote uses of citeproc-js, which brings no types. */
declare module 'citeproc' {
  interface System {
    /** The item of an id that was announced. */
    retrieveItem: (id: string) => unknown;
    /** The locale file of a language as XML. */
    retrieveLocale: (language: string) => string;
  }

  class Engine {
    constructor(system: System, style: string, language: string, forceLanguage: boolean);
    opt: { development_extensions: { wrap_url_and_doi: boolean } };
    setOutputFormat(format: 'text'): void;
    updateItems(ids: string[]): void;
    makeBibliography(): [parameters: unknown, entries: string[]] | false;
  }

  const citeproc: { Engine: typeof Engine };
  export default citeproc;
}
