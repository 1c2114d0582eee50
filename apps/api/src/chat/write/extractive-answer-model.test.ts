import { describe, expect, test } from 'vitest';
import { articleToCitation, checkClaims, findCitationMarkers, type AbstractSection } from '@footnote/domain';
import { questionFrameFixture } from '@footnote/domain/fixtures';
import type { Reading } from '@footnote/literature';
import { composeEvidence } from './compose-evidence.ts';
import { readEvidence } from '../read/read-evidence.ts';
import type { RankedArticle } from '../rank/rank-candidates.ts';
import type { WriteRequest } from '../chat.ports.ts';
import { composeExtractiveAnswer, createExtractiveAnswerModel } from './extractive-answer-model.ts';

const reading: Reading = {
  question: 'Does the tonic prevent fainting?',
  topics: [],
  optionalTerms: [],
  requiredTopics: [],
};
const frame = questionFrameFixture({ interventions: ['tonic'], outcomes: ['fainting'] });
const read = { asked: { parts: [], frame, question: reading.question }, content: { parts: [], total: 1 } };

function ranked(pmid: string, conclusion: string, figures = '4% and 9% (P=0.002)'): RankedArticle {
  const abstract: AbstractSection[] = [
    { label: 'METHODS', text: `In all, ${pmid} volunteers took the tonic or water for a month.` },
    { label: 'RESULTS', text: `Fainting was seen in ${figures} of the two groups of trial ${pmid}.` },
    { label: 'CONCLUSIONS', text: conclusion },
  ];
  return {
    missing: [],
    match: { directness: 'direct', differences: [], isFit: true, score: 1 },
    relevance: 1,
    score: 1,
    article: {
      pmid,
      version: 1,
      revised: '',
      origin: 'list',
      doi: '',
      title: `Trial ${pmid} of the tonic`,
      vernacularTitle: '',
      authors: [{ lastname: 'Doe', firstname: 'J' }],
      journal: { title: 'Journal of Tonics', abbreviation: '', issn: '' },
      book: null,
      publicationDate: '2020-05',
      publicationTypes: [],
      languages: ['eng'],
      abstract,
      mesh: [],
      keywords: [],
      studyType: 'randomized_trial',
      sampleSize: 120,
      population: '',
      intervention: '',
      comparison: '',
      outcome: '',
      bottomLine: '',
      notices: [],
      impact: null,
    },
  };
}

function request(articles: RankedArticle[], over: Partial<WriteRequest> = {}): WriteRequest {
  const evidence = readEvidence(articles, read);
  return {
    question: reading.question,
    language: 'en',
    evidence,
    answer: composeEvidence({ frame, evidence, pubmedQuery: 'tonic' }),
    layman: false,
    elaborate: false,
    precision: false,
    outputFormat: null,
    ...over,
  };
}

const agreeing = ranked('11', 'The tonic reduced fainting in healthy volunteers.');
const alsoAgreeing = ranked('12', 'Daily use of the tonic prevented fainting spells.');
const dissenting = ranked('13', 'The tonic did not reduce fainting among older volunteers.', '9% and 9% (P=0.91)');

describe('the extractive answer', () => {
  test('begins with a bottom line that says what the first study comes to, and its figures', () => {
    const markdown = composeExtractiveAnswer(request([agreeing, alsoAgreeing])).join('');
    expect(markdown.startsWith('**Bottom line: favours tonic**\n\nFainting was seen in 4% and 9%')).toBe(true);
    expect(markdown).toContain('The tonic reduced fainting in healthy volunteers. [1]');
    expect(markdown).toContain('of the two groups of trial 12. [2]');
    expect(markdown).toContain(
      '### More studies that answer\n\n- **Doe 2020, n = 120**\n  - Daily use of the tonic prevented fainting spells. [2]',
    );
  });

  test('says that direct studies disagree, and quotes either side', () => {
    const { answer } = request([agreeing, alsoAgreeing, dissenting]);
    expect(answer.verdict).toBe('mixed');
    const markdown = composeExtractiveAnswer(request([agreeing, alsoAgreeing, dissenting])).join('');
    expect(markdown).toContain('**Bottom line: the studies disagree**');
    expect(markdown.indexOf('did not reduce fainting among older volunteers. [3]')).toBeLessThan(
      markdown.indexOf('### More studies'),
    );
  });

  const differing = (summary: RankedArticle): RankedArticle => ({
    ...summary,
    match: {
      directness: 'indirect',
      differences: [{ dimension: 'population', asked: 'adolescents', studied: 'adults' }],
      isFit: true,
      score: 0.3,
    },
  });

  test('never lets a study that differs from the question into the answer', () => {
    const asked = request([agreeing, differing(dissenting)]);
    expect(asked.answer.verdict).toBe('favours-intervention');
    expect(composeExtractiveAnswer(asked).join('')).not.toContain('[2]');
    expect(asked.answer.indirect).toMatchObject([
      { citation: 2, because: [{ dimension: 'population', asked: 'adolescents', studied: 'adults' }] },
    ]);
  });

  test('says that nothing answers where every study differs, and in what', () => {
    const asked = request([differing(agreeing)]);
    const markdown = composeExtractiveAnswer(asked).join('');
    expect(
      markdown.startsWith('**Not answered here**\n\n**Apparently not studied by what was found: adolescents.**'),
    ).toBe(true);
    expect(markdown).toContain('- **People: asked “adolescents”, studied “adults”**\n  - ');
    expect(asked.answer).toMatchObject({ verdict: 'not-answered', certainty: null, table: [] });
  });

  test('consists of claims that their sources support word for word', () => {
    const asked = request([agreeing, alsoAgreeing, dissenting], { elaborate: true });
    const markdown = composeExtractiveAnswer(asked).join('');
    const citations = asked.evidence.map(({ citation }) => citation);
    const claims = checkClaims({ markdown, citations });
    expect(claims.length).toBeGreaterThan(5);
    expect(new Set(claims.map((claim) => claim.support))).toEqual(new Set(['supported']));
    for (const claim of claims) expect(citations[(claim.citations[0] ?? 0) - 1]?.abstract).toContain(claim.text);
  });

  test('keeps quotations apart that their sources do not end with a full stop', () => {
    const open = ranked('17', 'the tonic reduced fainting in healthy volunteers, registered as T-17');
    const against = ranked('18', 'the tonic did not reduce fainting among older volunteers');
    const asked = request([open, against]);
    const citations = asked.evidence.map(({ citation }) => citation);
    const claims = checkClaims({ markdown: composeExtractiveAnswer(asked).join(''), citations });
    expect(claims.map(({ text, citations: cited }) => [text, cited])).toEqual(
      expect.arrayContaining([
        ['the tonic reduced fainting in healthy volunteers, registered as T-17', [1]],
        ['the tonic did not reduce fainting among older volunteers', [2]],
      ]),
    );
    expect(claims.every((claim) => claim.support === 'supported')).toBe(true);
  });

  test.each([
    '> 50% of',
    '# 1 of',
    '1) Of',
    '~a~ Of',
    '+ Of',
    '- Of',
    '~~~ Of',
    '<b>Of</b>',
    '&lt; Of',
    'http://x.org of',
    '---',
    '===',
  ])('quotes to the letter a finding that opens with %s', (opening) => {
    const text = `${opening} the volunteers, fewer than half reduced their fainting with the tonic.`;
    const asked = request([ranked('19', text)]);
    const citations = asked.evidence.map(({ citation }) => citation);
    const claims = checkClaims({ markdown: composeExtractiveAnswer(asked).join(''), citations });
    expect(claims.map((claim) => claim.text)).toContain(citations[0]?.abstract.split('CONCLUSIONS: ')[1]);
    expect(claims.every((claim) => claim.support === 'supported')).toBe(true);
  });

  test('draws a table when one is asked for, with its markers inside the set', () => {
    const markdown = composeExtractiveAnswer(
      request([agreeing, dissenting], { question: 'Give me a table of tonic trials' }),
    ).join('');
    expect(markdown).toContain('| Study | Design | n | Finding |');
    for (const { numbers } of findCitationMarkers(markdown)) for (const n of numbers) expect([1, 2]).toContain(n);
  });

  test('frames the quotations in the language of the answer', () => {
    expect(composeExtractiveAnswer(request([agreeing], { language: 'de-AT' })).join('')).toContain(
      '**Fazit: spricht für tonic**',
    );
    expect(composeExtractiveAnswer(request([agreeing], { language: 'ja' })).join('')).toContain('**Bottom line: ');
  });

  test('quotes what looks like markdown or like a marker to the letter', () => {
    const odd = ranked('15', 'The tonic reduced [Ca(2+)](i) and *fainting*, a_b_c | d, by `half` (P<0.001).');
    const numbered = ranked('16', 'Earlier trials [2] agree that the tonic reduced fainting.');
    const asked = request([odd, numbered]);
    const citations = asked.evidence.map(({ citation }) => citation);
    const claims = checkClaims({ markdown: composeExtractiveAnswer(asked).join(''), citations });
    expect(claims.map((claim) => claim.text)).toContain(
      'The tonic reduced [Ca(2+)](i) and *fainting*, a_b_c | d, by `half` (P<0.001).',
    );
    expect(claims.every((claim) => claim.support === 'supported')).toBe(true);
    expect(claims.some((claim) => claim.text.includes('Earlier trials'))).toBe(false);
  });

  test('says nothing for no evidence, and for studies without an abstract', () => {
    const silent = { ...agreeing, article: { ...agreeing.article, abstract: [] } };
    expect(composeExtractiveAnswer(request([]))).toEqual([]);
    expect(composeExtractiveAnswer(request([silent]))).toEqual([]);
  });

  test('stops between parts when it is aborted', async () => {
    const controller = new AbortController();
    const texts: string[] = [];
    for await (const piece of createExtractiveAnswerModel().write(
      request([agreeing, alsoAgreeing]),
      controller.signal,
    )) {
      if (piece.type === 'text') texts.push(piece.text);
      controller.abort();
    }
    expect(texts).toHaveLength(1);
  });
});

test('a sentence of evidence stands where its offsets say', () => {
  for (const { citation, sentences } of readEvidence([agreeing, dissenting], read)) {
    for (const { text, start, end } of sentences) expect(citation.abstract.slice(start, end)).toBe(text);
  }
  expect(articleToCitation(agreeing.article).abstract).toContain('METHODS: In all');
});
