/** What the library and its tests use of Citation.js, which brings no types. */
declare module '@citation-js/core' {
  export const plugins: {
    input: { chain: (text: string, options: { forceType: string; generateGraph?: boolean }) => unknown };
  };
}
declare module '@citation-js/plugin-bibtex' {}
declare module '@citation-js/plugin-ris' {}
