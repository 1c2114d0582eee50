import { describe, expect, it } from 'vitest';
import { findIdentifiers } from './document-identifiers.ts';

const OWN = '10.1136/bmj.l236';
const OTHER = '10.1056/NEJMoa1911303';
/** A paragraph ends with a line feed, a printed line within it with a vertical tab. */
function found(
  opening: string,
  { information = [], repeated = '' }: { information?: string[]; repeated?: string } = {},
) {
  let start = 0;
  const lines = opening.split(/(?<=[\n\v])/).map((line) => ({ start, end: (start += line.length) }));
  return findIdentifiers({ information, repeated, opening: opening.replaceAll('\v', ' '), lines });
}
const sentence = 'The trial of dapagliflozin in patients with heart failure was told of at length in this journal, and';

describe('what a document says that it is', () => {
  it('is what its information says before its pages do', () => {
    const page = `https://doi.org/${OTHER}`;
    expect(found(page, { information: ['', `BMJ 2019;364, doi:${OWN}`] }).dois).toEqual([OWN]);
    expect(found(page, { information: [OWN], repeated: `BMJ | doi: ${OWN} | 2019` }).dois).toEqual([OWN]);
  });

  it('is what all pages say at their edges before the first one does', () => {
    const repeated = `BMJ 2019;364:l236 doi: ${OWN} Page 1 of 9\nBMJ 2019;364:l236 doi: ${OWN} Page 2 of 9`;
    expect(found(`doi:${OTHER}`, { repeated }).dois).toEqual([OWN]);
  });

  it.each([
    ['alone on its line', `https://doi.org/${OWN}`],
    ['in a line of the journal', `BMJ 2019;364:l236 doi: ${OWN} (Published 31 January 2019).`],
    [
      'as it is to be cited',
      `Cite this as: Smith J. Data are scarce: a study protocol. BMJ 2019;364:l236. http://dx.doi.org/${OWN}`,
    ],
    [
      'among what is small below the page',
      `${sentence} ${sentence} Received 3 May 2018; accepted 9 July 2018. https://doi.org/${OWN}`,
    ],
    ['on a line that the text goes on behind', `doi:${OWN}. PMID: 1234567\v${sentence} ${sentence}`],
    ['on a line behind the title', `${sentence} ${sentence}\vhttps://doi.org/${OWN}\v${sentence}`],
    ['before that of another', `doi:${OWN}; correction to doi:${OTHER}`],
    ['behind that of another', `See doi:${OTHER}; this paper: https://doi.org/${OWN}`],
    ['beside its data', `doi:${OWN}\nData are available from the Dryad repository: doi:10.5061/dryad.abc12`],
    ['beside what it corrects', `Correction to: Trials https://doi.org/${OTHER}\nhttps://doi.org/${OWN}`],
    ['beside what retracts it', `This article has been retracted: https://doi.org/${OTHER}\ndoi:${OWN}`],
    [
      'beside references without a heading',
      `1. McMurray JJV. N Engl J Med 2019;381:1995. doi:${OTHER}\n2 Packer M, Anker SD. Lancet 2020. doi:10.1016/s1\ndoi:${OWN}`,
    ],
  ])('is found %s', (_where, opening) => {
    expect(found(opening).dois).toEqual([OWN]);
  });

  it.each([
    ['of a reference', `[1] McMurray JJV. Dapagliflozin. N Engl J Med 2019;381:1995. doi:${OTHER}. PMID: 31535829`],
    [
      'of a work that running text tells of',
      `${sentence} (doi:${OTHER}; PMID: 31535829) nobody had asked for it then. ${sentence}`,
    ],
    [
      'of such a work at the beginning of a line',
      `${sentence} (doi:\v${OTHER}), nobody had asked for it then. ${sentence}`,
    ],
    ['of a work it comments on', `Comment on: doi:${OTHER}. PMID 31535829`],
  ])('is none %s', (_of, opening) => {
    expect(found(opening)).toEqual({ dois: [], pmid: null });
  });

  it('may be several, of which no more than five are kept, each once', () => {
    expect(found(`doi:${OWN}\ndoi:${OWN}.\ndoi:10.1101/2018.01.01.1`).dois).toEqual([OWN, '10.1101/2018.01.01.1']);
    const many = Array.from({ length: 900 }, (_, at) => `doi:10.1000/${at}`).join('\n');
    expect(found(many).dois).toHaveLength(5);
  });

  it('has a PMID where it says so, and the brackets of its DOI', () => {
    expect(found('doi:10.1016/S0140-6736(03)12229-5). PMID: 12531578')).toEqual({
      dois: ['10.1016/S0140-6736(03)12229-5'],
      pmid: '12531578',
    });
  });
});
