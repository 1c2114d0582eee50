import type { Citation } from '@footnote/domain';
import type { NumberedEvidence } from '../chat.ports.ts';
import { frameLanguage } from './frame-language.ts';
import { literalText } from './literal-text.ts';
import { RETRACTED_MESSAGES, type RetractedMessages } from './retracted-messages.ts';

/**
 * What an answer says of the retracted studies found: their titles, when they were retracted and by which notice, and
 * no sentence of theirs, as even one that debunks them would read as what had been retracted. '' for none. `alone` where
 * nothing else was found.
 */
export function retractedStudies(
  evidence: readonly Pick<NumberedEvidence, 'n' | 'citation'>[],
  { language, alone }: { language: string; alone: boolean },
): string {
  const words = RETRACTED_MESSAGES[frameLanguage(language)];
  const retracted = evidence.filter(({ citation }) => citation.retracted);
  if (retracted.length === 0) return '';
  const [one, several] = alone ? words.only : words.leftOut;
  const lines = retracted.map(
    ({ n, citation }) => `- ${literalText(citation.title)} [${n}]\n  - ${retractionOf(citation, words)}`,
  );
  return [`### ${retracted.length === 1 ? one : several}\n`, ...lines].join('\n');
}

function retractionOf({ notices }: Citation, words: RetractedMessages): string {
  const retractions = notices.filter(({ kind }) => kind === 'retracted_by');
  const years = retractions.map(({ note }) => /\b(?:19|20)\d\d\b/.exec(note)?.[0] ?? '');
  const pmids = retractions.map(({ pmid }) => pmid).filter((pmid) => /^\d+$/.test(pmid));
  const links = pmids.map((pmid) => `[PMID ${pmid}](https://pubmed.ncbi.nlm.nih.gov/${pmid}/)`);
  const said = words.retracted(years.find((year) => year !== '') ?? '');
  return links.length === 0 ? said : `${said}; ${words.notice} ${links.join(', ')}`;
}
