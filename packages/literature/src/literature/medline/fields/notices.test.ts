import { expect, it } from 'vitest';
import { articleSet, onlyArticle, pubmedArticle } from '../medline-xml.fixtures.ts';

async function noticesOf(citation: string, publicationTypes: readonly string[] = []) {
  return (await onlyArticle(articleSet(pubmedArticle({ citation, publicationTypes })))).notices;
}

const link = (type: string, pmid = '9', source = 'J Walk. 2021 May;3(2):4') =>
  `<CommentsCorrectionsList><CommentsCorrections RefType="${type}"><RefSource>${source}</RefSource>${pmid && `<PMID Version="1">${pmid}</PMID>`}</CommentsCorrections></CommentsCorrectionsList>`;

it.each([
  ['RetractionIn', ['retracted_by']],
  ['RetractionOf', ['retraction_of']],
  ['ErratumIn', ['corrected_by']],
  ['ErratumFor', ['correction_of']],
  ['ExpressionOfConcernIn', ['concern_by']],
  ['ExpressionOfConcernFor', ['concern_of']],
  ['RepublishedIn', ['republished_by']],
  ['RepublishedFrom', ['republication_of']],
  ['CorrectedandRepublishedIn', ['republished_by']],
  ['CorrectedandRepublishedFrom', ['republication_of']],
  ['RetractedandRepublishedIn', ['retracted_by', 'republished_by']],
  ['UpdateIn', []],
  ['UpdateOf', []],
  ['CommentIn', []],
  ['Cites', []],
])('reads %s as %j', async (type, kinds) => {
  expect(await noticesOf(link(type))).toEqual(kinds.map((kind) => ({ kind, pmid: '9', note: '2021' })));
});

it('says that a retraction is partial', async () => {
  expect(await noticesOf(link('PartialRetractionIn'))).toEqual([
    { kind: 'retracted_by', pmid: '9', note: 'partial retraction 2021' },
  ]);
});

it('keeps notices that name no PMID or year', async () => {
  expect(await noticesOf(link('ErratumIn', '', 'the next issue'))).toEqual([
    { kind: 'corrected_by', pmid: '', note: 'the next issue' },
  ]);
});

it('reads the element names of document types before 2010', async () => {
  const old =
    '<CommentsCorrections><RetractionIn><RefSource>J Walk 1999;1:2</RefSource><PMID>8</PMID></RetractionIn><CommentOn/></CommentsCorrections>';
  expect(await noticesOf(old)).toEqual([{ kind: 'retracted_by', pmid: '8', note: '1999' }]);
});

it('marks a retracted publication without a link, and one with a link once', async () => {
  expect(await noticesOf('', ['Retracted Publication'])).toEqual([{ kind: 'retracted_by', pmid: '', note: '' }]);
  expect(await noticesOf(link('RetractionIn'), ['Retracted Publication'])).toHaveLength(1);
});
