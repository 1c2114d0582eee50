import { abstractText } from './abstract.ts';
import type { AbstractSection } from './article.ts';
import { citationFixture } from './citation.fixtures.ts';
import type { Citation } from './citation.schema.ts';

/** A reference of the starter collection: Footnote's own summary, with the given sections and fields. */
export function summarisedCitation(sections: AbstractSection[], fields: Partial<Citation>): Citation {
  const pmid = fields.pmid ?? '';
  return citationFixture({
    id: pmid,
    url: `https://pubmed.ncbi.nlm.nih.gov/${pmid}/`,
    abstract: abstractText(sections),
    impact_source: 'OpenAlex, 2-year mean citedness',
    summarised: true,
    ...fields,
  });
}
