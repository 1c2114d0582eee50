import { publicationYear, type Citation } from '@footnote/domain';

const NAMED_STUDY = /\b([A-Z][A-Z0-9-]{2,20}(?: [IVX1-9]{1,3})?) (?:[Tt]rial|[Ss]tudy|[Ii]nvestigators)\b/g;
/** In a title, letters in brackets name the study, unless they go on ("(SGLT-2) inhibitors"); in an abstract, only behind its full name. */
const IN_BRACKETS =
  /\(([A-Z][A-Za-z0-9-]{2,20})\)(?! (?!trial|study|investigators|(?:of|in|for|with|on|to|versus|vs|and|after|a|an|the)\b)[a-z])/g;
const STUDY_IN_BRACKETS =
  /\b(?:(?:Trial|Study|Studies|Investigation|Evaluation|Project|Program(?:me)?|Registry|Survey)\b[^().;,]{0,60}|(?:trial|study) ?)\(([A-Z][A-Za-z0-9-]{2,20})\)|\(([A-Z][A-Za-z0-9-]{2,20})\) (?:[Tt]rial|[Ss]tudy|[Rr]egistry)\b/g;
const NOT_A_STUDY =
  /^(?:(?:RCT|COVID|HIV|ICU|USA?|UK|NHS|WHO|CT|MRI|BMI|COPD|DNA|RNA|HR|OR|RR|CI)\b|(?:NCT|ISRCTN|UMIN|ChiCTR|EudraCT|ACTRN)\d*)/;
/** Before the name of an instrument. */
const OF_INSTRUMENT = /\b(?:Scale|Inventory|Questionnaire|Index|Score|Instrument|Interview)\b[^.]{0,60}$/;
/** In an abstract, before the name of a study that others made. */
const OF_ANOTHER =
  /\b(?:previous|earlier|prior|shown|demonstrated|established (?:in|by)|reported (?:in|by)|results (?:of|from)|such as|similar(?:ly)? to|since|unlike)\b[^.]{0,120}$|\b(?:after|following|based on|contrast (?:to|with)|like|as in) (?:the )?$/i;
/** A title names its own study, its results too; but not behind these. */
const OF_ANOTHER_IN_TITLE = /\b(?:such as|similar to|since|unlike) (?:the )?$/i;
const BEFORE_NAME = 160;
const NAMED_WITHIN = 1_500;

/** What a study is called: its acronym, else its first author and year; a document by its title, with the page. */
export function studyName(citation: Citation): string {
  const { pmid, first_author: author, publication_date: date, journal } = citation;
  if (citation.type === 'pdf') return pageName(citation);
  const acronym = acronymOf(citation);
  if (acronym !== undefined) return acronym;
  const name = author.split(' ').length > 3 || author === '' ? journal : (author.split(' ')[0] ?? journal);
  const named = `${name} ${publicationYear(date)}`.trim();
  return named === '' ? (pmid === '' ? citation.title : `PMID ${pmid}`) : named;
}

/** What tells studies apart: a document is one, whatever its pages; reports of one trial share its acronym, an author and a year may be those of two studies. */
export function studyIdentity(citation: Citation): string {
  if (citation.type === 'pdf') return citation.document_id;
  // A record somebody brought may have no PMID, or say that of another.
  return acronymOf(citation) ?? (citation.type === 'other' ? citation.id : citation.pmid);
}

/** A page of a document: “p.” is read in every language of the interface. */
function pageName({ title, page }: Citation): string {
  return page === null ? title : `${title}, p. ${page}`;
}

function acronymOf({ title, abstract }: Citation): string | undefined {
  return (
    acronymIn(title, IN_BRACKETS, OF_ANOTHER_IN_TITLE) ??
    acronymIn(abstract.slice(0, NAMED_WITHIN), STUDY_IN_BRACKETS, OF_ANOTHER)
  );
}

/** The acronym that a text names first, as a study's or in brackets, of those that are not called another's. */
function acronymIn(text: string, inBrackets: RegExp, ofAnother: RegExp): string | undefined {
  const ofOthers = new Set<string>();
  const inOrder = [...text.matchAll(NAMED_STUDY), ...text.matchAll(inBrackets)].toSorted((a, b) => a.index - b.index);
  for (const { index, 0: named, 1: one, 2: other } of inOrder) {
    const acronym = one ?? other ?? '';
    const befores = [text.slice(Math.max(0, index - BEFORE_NAME), index), named.split('(')[0] ?? ''];
    // What was once called another's is not this study wherever else it is named.
    if (befores.some((before) => OF_INSTRUMENT.test(before) || ofAnother.test(before))) ofOthers.add(acronym);
    else if (!ofOthers.has(acronym)) return isAcronym(acronym) ? acronym : undefined;
  }
  return undefined;
}

function isAcronym(letters: string): boolean {
  const capitals = letters.match(/[A-Z]/g)?.length ?? 0;
  return letters.length > 3 && capitals >= 3 && !NOT_A_STUDY.test(letters);
}
