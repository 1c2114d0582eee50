import { cslItems, vancouverReference, type CslItem } from '@footnote/domain';
import {
  arabicCitation,
  bareCitation,
  dapaHfCitation,
  manyAuthorsCitation,
  unusualReferences,
} from '@footnote/domain/fixtures';
import { afterAll, describe, expect, it } from 'vitest';
import { spendFor } from '../../platform/budgets/spending.ts';
import { createCiteprocFormatter } from './citeproc-formatter.ts';

const formatter = createCiteprocFormatter();
afterAll(() => formatter.close());

const article: CslItem = {
  id: '31535829',
  type: 'article-journal',
  title: 'Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction.',
  author: [
    { family: 'McMurray', given: 'John J V' },
    { family: 'van der Example', given: 'H. J. M.', suffix: 'Jr' },
    { literal: 'DAPA-HF Trial Committees and Investigators' },
  ],
  'container-title': 'The New England journal of medicine',
  'container-title-short': 'N Engl J Med',
  volume: '381',
  issue: '21',
  page: '1995-2008',
  issued: { 'date-parts': [[2019, 11, 21]] },
  DOI: '10.1056/NEJMoa1911303',
  PMID: '31535829',
  URL: 'https://pubmed.ncbi.nlm.nih.gov/31535829/',
};

describe('createCiteprocFormatter', () => {
  it.each([
    [
      'vancouver',
      '1. McMurray JJV, van der Example HJM Jr, DAPA-HF Trial Committees and Investigators. Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction. N Engl J Med. 2019 Nov 21;381(21):1995–2008. doi:10.1056/NEJMoa1911303 PubMed PMID: 31535829.',
    ],
    [
      'ama',
      '1. McMurray JJV, van der Example HJM Jr, DAPA-HF Trial Committees and Investigators. Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction. N Engl J Med. 2019;381(21):1995-2008. doi:10.1056/NEJMoa1911303',
    ],
    [
      'apa',
      'McMurray, J. J. V., van der Example, H. J. M., Jr, & DAPA-HF Trial Committees and Investigators. (2019). Dapagliflozin in Patients with Heart Failure and Reduced Ejection Fraction. The New England Journal of Medicine, 381(21), 1995–2008. https://doi.org/10.1056/NEJMoa1911303',
    ],
  ] as const)('writes %s', async (style, entry) => {
    expect(await formatter.format(style, [article])).toEqual({ ok: true, value: [entry] });
  });

  it('keeps the order in numbered styles, sorts by author in APA, and shortens long lists of authors', async () => {
    const items = cslItems([manyAuthorsCitation, dapaHfCitation]);
    const [vancouver, ama, apa] = await Promise.all(
      (['vancouver', 'ama', 'apa'] as const).map(async (style) => {
        const entries = await formatter.format(style, items);
        return entries.ok ? entries.value : [];
      }),
    );
    expect(vancouver?.[0]).toMatch(/^1\. Beispielhuber 1 A,.*Beispielhuber 6 A, et al\. /);
    expect(ama?.[0]).toMatch(/^1\. Beispielhuber 1 A, Beispielhuber 2 A, Beispielhuber 3 A, et al\. /);
    expect(apa?.map((entry) => entry.slice(0, 12))).toEqual(['Beispielhube', 'McMurray, J.']);
    expect(apa?.[0]).toMatch(/Beispielhuber 19, A\., … Beispielhuber 140, A\. \(2024\)/);
  });

  it('writes Vancouver as a copied answer does, where a citation is all that is known', async () => {
    const citations = [dapaHfCitation, manyAuthorsCitation, bareCitation, arabicCitation].map((citation) => ({
      ...citation,
      authors_partial: false,
    }));
    const entries = await formatter.format('vancouver', cslItems(citations));
    const expected = citations.map((citation, at) => `${at + 1}. ${vancouverReference(citation)}`);
    expect(entries).toEqual({ ok: true, value: expected });
  });

  it.each(['vancouver', 'ama', 'apa'] as const)(
    'writes hostile and foreign references in %s, a line each',
    async (style) => {
      const entries = await formatter.format(style, cslItems([...unusualReferences, arabicCitation]));
      expect(entries.ok && entries.value.length).toBe(unusualReferences.length);
      expect(entries.ok && entries.value.every((entry) => entry !== '' && !/[\r\n]/.test(entry))).toBe(true);
      expect(entries.ok && entries.value.some((entry) => entry.includes('الأحمد'))).toBe(true);
      expect(entries.ok && entries.value.some((entry) => entry.includes('山田'))).toBe(true);
    },
  );

  it('gives up what takes too long, turns away who would wait too long, and ends what runs when it is closed', async () => {
    const hasty = createCiteprocFormatter({ seconds: 0.001, waiting: 0 });
    const [slow, turnedAway] = await Promise.all([hasty.format('apa', [article]), hasty.format('apa', [article])]);
    expect([slow, turnedAway]).toMatchObject([
      { ok: false, error: { code: 'library/bibliography-timed-out' } },
      { ok: false, error: { code: 'library/bibliography-busy' } },
    ]);
    const closing = createCiteprocFormatter();
    const running = closing.format('apa', [article]);
    await closing.close();
    expect(await running).toMatchObject({ ok: false, error: { code: 'library/bibliography-busy' } });
    expect(await closing.format('apa', [article])).toMatchObject({ error: { code: 'library/bibliography-busy' } });
  });

  it('charges whoever it writes for, also for what takes too long', async () => {
    const spent: unknown[] = [];
    const spender = (...charge: unknown[]) => void spent.push(charge);
    await spendFor(spender, () => formatter.format('vancouver', [article]));
    expect(spent).toEqual([['processor', expect.any(Number)]]);
    const hasty = createCiteprocFormatter({ seconds: 0.001, waiting: 0 });
    await spendFor(spender, () => hasty.format('apa', [article]));
    expect(spent[1]).toEqual(['processor', 1]);
  });
});
