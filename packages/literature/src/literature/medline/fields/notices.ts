import type { Notice, NoticeKind } from '@footnote/domain';
import { attribute, childrenOf, find, type XmlElement } from '../element.ts';
import { plainText } from '../plain-text.ts';

/** Kinds by RefType; comments, updates, reprints and cited works say nothing against an article and are left out. */
const KINDS: Readonly<Record<string, readonly NoticeKind[]>> = {
  RetractionIn: ['retracted_by'],
  RetractionOf: ['retraction_of'],
  PartialRetractionIn: ['retracted_by'],
  PartialRetractionOf: ['retraction_of'],
  ErratumIn: ['corrected_by'],
  ErratumFor: ['correction_of'],
  ExpressionOfConcernIn: ['concern_by'],
  ExpressionOfConcernFor: ['concern_of'],
  RepublishedIn: ['republished_by'],
  RepublishedFrom: ['republication_of'],
  CorrectedandRepublishedIn: ['republished_by'],
  CorrectedandRepublishedFrom: ['republication_of'],
  RetractedandRepublishedIn: ['retracted_by', 'republished_by'],
  RetractedandRepublishedFrom: ['republication_of'],
};

function noteOf(reference: XmlElement, type: string): string {
  const source = plainText(find(reference, 'RefSource'));
  const year = /\b(?:19|20)\d\d\b/.exec(source)?.[0];
  const note = plainText(find(reference, 'Note')) || (year ?? source);
  return type.startsWith('Partial') ? `partial retraction ${note}`.trim() : note;
}

function noticesOf(reference: XmlElement, type: string): Notice[] {
  const pmid = /^0*([1-9]\d*)$/.exec(plainText(find(reference, 'PMID')))?.[1] ?? '';
  return (KINDS[type] ?? []).map((kind) => ({ kind, pmid, note: noteOf(reference, type) }));
}

/** Before 2010 the kind of a link was an element of its own inside CommentsCorrections. */
function linkedReferences(citation: XmlElement): [XmlElement, string][] {
  const containers = [...childrenOf(citation, 'CommentsCorrectionsList'), citation];
  return containers
    .flatMap((container) => childrenOf(container, 'CommentsCorrections'))
    .flatMap((reference): [XmlElement, string][] => {
      const type = attribute(reference, 'RefType');
      if (type !== '') return [[reference, type]];
      return childrenOf(reference, ...Object.keys(KINDS)).map((old) => [old, old.name]);
    });
}

/** Links to retractions, corrections, concerns and republications; an article marked as retracted always carries one. */
export function readNotices(citation: XmlElement, publicationTypes: readonly string[]): Notice[] {
  const notices = linkedReferences(citation).flatMap(([reference, type]) => noticesOf(reference, type));
  const linked = notices.some(({ kind }) => kind === 'retracted_by');
  if (!linked && publicationTypes.includes('Retracted Publication')) {
    notices.push({ kind: 'retracted_by', pmid: '', note: '' });
  }
  return notices;
}
