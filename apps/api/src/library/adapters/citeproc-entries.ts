import { readFileSync } from 'node:fs';
import type { BibliographyStyle, CslItem } from '@footnote/domain';
import locales from '@citation-js/plugin-csl/lib/locales.json' with { type: 'json' };
import styles from '@citation-js/plugin-csl/lib/styles.json' with { type: 'json' };
import citeproc from 'citeproc';

/** Published styles come with the package; it has none of the American Medical Association, so that one is ours. */
function styleOf(style: BibliographyStyle): string {
  return style === 'ama' ? readFileSync(new URL('./ama.csl', import.meta.url), 'utf8') : styles[style];
}

/** The entries of a bibliography as plain text; keeps its thread busy for seconds where there are many. */
export function citeprocEntries(style: BibliographyStyle, items: readonly CslItem[]): string[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const system = { retrieveItem: (id: string) => byId.get(id), retrieveLocale: () => locales['en-US'] };
  const engine = new citeproc.Engine(system, styleOf(style), 'en-US', true);
  // Otherwise it would make links of addresses, which text has no place for.
  engine.opt.development_extensions.wrap_url_and_doi = false;
  engine.setOutputFormat('text');
  engine.updateItems([...byId.keys()]);
  const bibliography = engine.makeBibliography();
  if (bibliography === false) throw new Error(`The style ${style} has no bibliography.`);
  return bibliography[1].map((entry) => entry.trim());
}
