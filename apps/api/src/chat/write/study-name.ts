import { publicationYear, type Citation } from '@footnote/domain';

const NAMED_STUDY = /\b([A-Z][A-Z0-9-]{2,20}(?: [IVX1-9]{1,3})?) (?:[Tt]rial|[Ss]tudy|[Ii]nvestigators)\b/;
/** In a title, letters in brackets name the study, unless they go on ("(SGLT-2) inhibitors"); in an abstract, only behind its full name. */
const IN_BRACKETS =
  /\(([A-Z][A-Za-z0-9-]{2,20})\)(?! (?!trial|study|investigators|(?:of|in|for|with|on|to|versus|vs|and|after|a|an|the)\b)[a-z])/;
const STUDY_IN_BRACKETS =
  /\b(?:(?:Trial|Study|Studies|Investigation|Evaluation|Project|Program(?:me)?|Registry|Survey)\b[^().;,]{0,60}|(?:trial|study) ?)\(([A-Z][A-Za-z0-9-]{2,20})\)|\(([A-Z][A-Za-z0-9-]{2,20})\) (?:[Tt]rial|[Ss]tudy|[Rr]egistry)\b/;
const NOT_A_STUDY =
  /^(?:(?:RCT|COVID|HIV|ICU|USA?|UK|NHS|WHO|CT|MRI|BMI|COPD|DNA|RNA|HR|OR|RR|CI)\b|(?:NCT|ISRCTN|UMIN|ChiCTR|EudraCT|ACTRN)\d*)/;
/** Before the name of an instrument, or of a study that others made. */
const OF_ANOTHER =
  /\b(?:Scale|Inventory|Questionnaire|Index|Score|Instrument|Interview)\b[^.]{0,60}$|\b(?:previous|earlier|prior|shown|demonstrated|established|reported (?:in|by)|results (?:of|from)|such as|similar to|since|unlike)\b[^.]{0,80}$/;
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
  return acronymIn(title, IN_BRACKETS) ?? acronymIn(abstract.slice(0, NAMED_WITHIN), STUDY_IN_BRACKETS);
}

/** The acronym that a text names first, as a study's or in brackets. */
function acronymIn(text: string, inBrackets: RegExp): string | undefined {
  const [first] = [NAMED_STUDY.exec(text), inBrackets.exec(text)]
    .filter((found) => found !== null)
    .toSorted((a, b) => a.index - b.index);
  if (first !== undefined && OF_ANOTHER.test(text.slice(Math.max(0, first.index - BEFORE_NAME), first.index)))
    return undefined;
  const named = first?.[0] ?? '';
  const acronym = (OF_ANOTHER.test(named.split('(')[0] ?? '') ? '' : (first?.[1] ?? first?.[2])) ?? '';
  const capitals = acronym.match(/[A-Z]/g)?.length ?? 0;
  return acronym.length > 3 && capitals >= 3 && !NOT_A_STUDY.test(acronym) ? acronym : undefined;
}
