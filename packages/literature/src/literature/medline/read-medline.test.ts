import { describe, expect, it } from 'vitest';
import { articleSet, onlyArticle, pubmedArticle, recordsIn } from './medline-xml.fixtures.ts';

const read = (parts: Parameters<typeof pubmedArticle>[0]) => onlyArticle(articleSet(pubmedArticle(parts)));

async function failuresIn(xml: string) {
  return (await recordsIn(xml)).filter((record) => record.type === 'failure');
}

describe('readMedline', () => {
  it('reads the plain fields of an article', async () => {
    expect(await read({})).toMatchObject({
      pmid: '1001',
      version: 1,
      revised: '2020-02-03',
      origin: 'medline',
      title: 'Walking and blood pressure.',
      journal: { title: 'The Journal of Walks', abbreviation: 'J Walk', issn: '1234-5678' },
      book: null,
      publicationDate: '2019-03-04',
      publicationTypes: ['Journal Article'],
      languages: ['eng'],
      abstract: [{ label: '', text: 'Sixty people walked every day.' }],
      notices: [],
    });
  });

  it('keeps the labels of an abstract, falls back to the category and drops the copyright line', async () => {
    const article = await read({
      article: `<Abstract><AbstractText Label="AIMS &amp; SCOPE" NlmCategory="OBJECTIVE">One.</AbstractText>
        <AbstractText NlmCategory="RESULTS">Two.</AbstractText><AbstractText Label="UNLABELLED">Three.</AbstractText>
        <AbstractText Label="EMPTY"/><CopyrightInformation>Ours.</CopyrightInformation></Abstract>`,
    });
    expect(article.abstract).toEqual([
      { label: 'AIMS & SCOPE', text: 'One.' },
      { label: 'RESULTS', text: 'Two.' },
      { label: '', text: 'Three.' },
    ]);
  });

  it('uses another abstract only where the article has none of its own, English first', async () => {
    const others = `<OtherAbstract Type="Publisher" Language="fre"><AbstractText>Autre.</AbstractText></OtherAbstract>
      <OtherAbstract Type="Publisher" Language="eng"><AbstractText>Other.</AbstractText></OtherAbstract>`;
    expect((await read({ citation: others })).abstract[0]?.text).toBe('Sixty people walked every day.');
    expect((await read({ article: '', citation: others })).abstract[0]?.text).toBe('Other.');
  });

  it('turns markup into plain text', async () => {
    const article = await read({
      title:
        'H<sub>2</sub>O at 10<sup>-3</sup> <i>in <b>vitro</b></i>: K<sub>D</sub> and <sup>18</sup>F &lt; 5 &amp; x<sup>a,b</sup>',
    });
    expect(article.title).toBe('H₂O at 10⁻³ in vitro: K_D and ¹⁸F < 5 & x^(a,b)');
  });

  it('reads authors of every kind', async () => {
    const { authors } = await read({
      article: `<AuthorList CompleteYN="Y"><Author ValidYN="Y"><LastName>Ångström</LastName><ForeName>Ida B</ForeName><Initials>IB</Initials><Suffix>Jr</Suffix></Author>
        <Author><LastName>Old</LastName><FirstName>Ann</FirstName><MiddleName>May</MiddleName></Author>
        <Author><LastName>Brief</LastName><Initials>C</Initials></Author>
        <Author ValidYN="N"><LastName>Misspelt</LastName></Author>
        <Author><CollectiveName>Walkers <i>United</i></CollectiveName></Author><Author/></AuthorList>`,
    });
    expect(authors).toEqual([
      { lastname: 'Ångström Jr', firstname: 'Ida B' },
      { lastname: 'Old', firstname: 'Ann May' },
      { lastname: 'Brief', firstname: 'C' },
      { lastname: 'Walkers United', firstname: '' },
    ]);
  });

  it('tells where a list of authors says that it is not whole', async () => {
    const list = (complete: string) =>
      read({ article: `<AuthorList${complete}><Author><LastName>First</LastName></Author></AuthorList>` });
    expect(await list(' CompleteYN="N"')).toMatchObject({ authorsPartial: true });
    expect(await list(' CompleteYN="Y"')).not.toHaveProperty('authorsPartial');
    expect(await list('')).not.toHaveProperty('authorsPartial');
  });

  it('reads affiliations old and new, and substances with their numbers, each once', async () => {
    const place = '<Affiliation>Steno Center, Odense.</Affiliation>';
    const named = await read({
      article: `<AuthorList><Author><LastName>A</LastName>${place}</Author>
        <Author><LastName>B</LastName><AffiliationInfo>${place}<Identifier Source="ROR">x</Identifier></AffiliationInfo>
        <AffiliationInfo><Affiliation>Århus.</Affiliation></AffiliationInfo></Author></AuthorList>`,
      citation: `<ChemicalList><Chemical><RegistryNumber>R16CO5Y76E</RegistryNumber><NameOfSubstance>Aspirin</NameOfSubstance></Chemical>
        <Chemical><RegistryNumber>0</RegistryNumber><NameOfSubstance>Insulins</NameOfSubstance></Chemical></ChemicalList>
        <SupplMeshList><SupplMeshName>Long QT Syndrome 1</SupplMeshName></SupplMeshList>`,
    });
    expect(named.affiliations).toEqual(['Steno Center, Odense.', 'Århus.']);
    expect(named.substances?.toSorted()).toEqual(['Aspirin', 'Insulins', 'Long QT Syndrome 1', 'R16CO5Y76E']);
    expect(await read({})).not.toHaveProperty('affiliations');
    expect(await read({})).not.toHaveProperty('substances');
  });

  it('keeps every one of many authors', async () => {
    const many = Array.from({ length: 1200 }, (_, index) => `<Author><LastName>Name${index}</LastName></Author>`);
    expect((await read({ article: `<AuthorList>${many.join('')}</AuthorList>` })).authors).toHaveLength(1200);
  });

  it('keeps translated titles and stands in the vernacular one where there is no other', async () => {
    const vernacular = '<VernacularTitle>Gehen und Blutdruck.</VernacularTitle>';
    const translated = await read({ title: '[Walking and pressure].', article: vernacular });
    expect(translated).toMatchObject({ title: '[Walking and pressure].', vernacularTitle: 'Gehen und Blutdruck.' });
    expect((await read({ title: '[Not Available].', article: vernacular })).title).toBe('Gehen und Blutdruck.');
  });

  it('reads headings, keywords, the linking ISSN and a DOI, and nothing out of reference lists', async () => {
    const article = await read({
      citation: `<MedlineJournalInfo><MedlineTA>J Walks</MedlineTA><ISSNLinking>8765-4321</ISSNLinking></MedlineJournalInfo>
        <MeshHeadingList><MeshHeading><DescriptorName MajorTopicYN="N">Walking</DescriptorName><QualifierName MajorTopicYN="Y">physiology</QualifierName></MeshHeading>
        <MeshHeading><DescriptorName MajorTopicYN="N">Humans</DescriptorName></MeshHeading></MeshHeadingList>
        <KeywordList Owner="NOTNLM"><Keyword>gait</Keyword><Keyword>gait</Keyword></KeywordList><KeywordList><Keyword>stroll</Keyword></KeywordList>`,
      pubmedData: `<PubmedData><ReferenceList><Reference><ArticleIdList><ArticleId IdType="doi">10.1000/wrong</ArticleId></ArticleIdList></Reference></ReferenceList>
        <ArticleIdList><ArticleId IdType="doi">https://doi.org/10.1000/right</ArticleId></ArticleIdList></PubmedData>`,
    });
    expect(article).toMatchObject({
      doi: '10.1000/right',
      journal: { issn: '8765-4321', abbreviation: 'J Walks' },
      mesh: [
        { descriptor: 'Walking', qualifiers: ['physiology'], major: true },
        { descriptor: 'Humans', qualifiers: [], major: false },
      ],
      keywords: ['gait', 'stroll'],
    });
  });

  it('reads where in its journal an article stands, as printed, and leaves out what is not known', async () => {
    const article = await read({
      issue: '<Volume>83</Volume><Issue>6 Pt 2</Issue>',
      article: `<Pagination><StartPage>986</StartPage><EndPage>988</EndPage><MedlinePgn>986-8; discussion 988-90</MedlinePgn></Pagination>
        <ELocationID EIdType="pii" ValidYN="N">S0</ELocationID><ELocationID EIdType="pii" ValidYN="Y">S1234(19)1</ELocationID>`,
    });
    expect(article).toMatchObject({
      volume: '83',
      issue: '6 Pt 2',
      pages: '986-8; discussion 988-90',
      pii: 'S1234(19)1',
    });
    const ranged = await read({ article: '<Pagination><StartPage>7</StartPage><EndPage>9</EndPage></Pagination>' });
    expect(ranged.pages).toBe('7-9');
    for (const field of ['volume', 'issue', 'pages', 'pii']) expect(await read({})).not.toHaveProperty(field);
  });

  it('prefers a valid electronic location as the DOI', async () => {
    const article = await read({
      article:
        '<ELocationID EIdType="doi" ValidYN="N">10.1/no</ELocationID><ELocationID EIdType="doi" ValidYN="Y">10.1000/yes</ELocationID>',
    });
    expect(article.doi).toBe('10.1000/yes');
  });

  it('reads books and chapters', async () => {
    const book = (
      chapter: string,
    ) => `<PubmedBookArticle><BookDocument><PMID Version="2">77</PMID><Book><Publisher><PublisherName>Walk Press</PublisherName></Publisher>
      <BookTitle>All about Walks</BookTitle><PubDate><Year>2011</Year></PubDate><AuthorList Type="editors"><Author><LastName>Ed</LastName></Author></AuthorList></Book>
      ${chapter}<Language>eng</Language><PublicationType>Review</PublicationType></BookDocument><PubmedBookData/></PubmedBookArticle>`;
    expect(await onlyArticle(book(''))).toMatchObject({
      pmid: '77',
      version: 2,
      title: 'All about Walks',
      authors: [{ lastname: 'Ed', firstname: '' }],
      book: { title: 'All about Walks', publisher: 'Walk Press' },
      publicationDate: '2011',
    });
    const chapter =
      '<ArticleTitle>Hills</ArticleTitle><AuthorList Type="authors"><Author><LastName>Up</LastName></Author></AuthorList><ContributionDate><Year>2014</Year><Month>6</Month></ContributionDate>';
    expect(await onlyArticle(book(chapter))).toMatchObject({
      title: 'Hills',
      authors: [{ lastname: 'Up', firstname: '' }],
      publicationDate: '2014-06',
      publicationTypes: ['Review'],
    });
  });

  it('reads older roots, bare records and deletions in file order', async () => {
    const citation = /<MedlineCitation[\s\S]*<\/MedlineCitation>/.exec(pubmedArticle({ pmid: '00000021' }))?.[0];
    const file = `<MedlineCitationSet>${citation}<DeleteCitation><PMID>5</PMID><PMID Version="1">6</PMID></DeleteCitation></MedlineCitationSet>`;
    expect((await recordsIn(file)).map((record) => (record.type === 'article' ? record.article.pmid : record))).toEqual(
      ['21', { type: 'deletion', pmid: '5' }, { type: 'deletion', pmid: '6' }],
    );
    expect(await recordsIn(pubmedArticle())).toHaveLength(1);
    expect(await recordsIn(articleSet())).toEqual([]);
  });
});

describe('readMedline given bad input', () => {
  it.each([
    [
      '<PubmedArticle><MedlineCitation><PMID>2</PMID><Article><ArticleTitle>a < b</ArticleTitle></Article></MedlineCitation></PubmedArticle>',
      '2',
      /not well-formed/,
    ],
    [
      '<PubmedArticle><MedlineCitation><PMID>2</PMID><Article></MedlineCitation></PubmedArticle>',
      '2',
      /not well-formed/,
    ],
    [
      '<PubmedArticle><MedlineCitation><PMID>2</PMID><Article>&nobody;</Article></MedlineCitation></PubmedArticle>',
      '2',
      /undefined entity/,
    ],
    ['<PubmedArticle><MedlineCitation><PMID>2</PMID>', '2', /end tag/],
    ['<PubmedArticle><!-- never closed <PMID>2</PMID></PubmedArticle>', '2', /not well-formed/],
    ['<PubmedArticle/>', '', /no MedlineCitation/],
    ['<PubmedArticle><MedlineCitation><Article/></MedlineCitation></PubmedArticle>', '', /no PMID/],
    ['<PubmedArticle><MedlineCitation><PMID>x1</PMID><Article/></MedlineCitation></PubmedArticle>', '', /not a number/],
    ['<PubmedArticle><MedlineCitation><PMID>2</PMID></MedlineCitation></PubmedArticle>', '2', /no Article/],
    ['<PubmedBookArticle/>', '', /no BookDocument/],
    ['<DeleteCitation><PMID>none</PMID></DeleteCitation>', '', /not a number/],
  ])('reports %s and goes on', async (broken, pmid, reason) => {
    const records = await recordsIn(articleSet(pubmedArticle({ pmid: '1' }), broken, pubmedArticle({ pmid: '3' })));
    expect(records.map((record) => (record.type === 'article' ? record.article.pmid : record.type))).toEqual([
      '1',
      'failure',
      '3',
    ]);
    expect(records[1]).toMatchObject({ pmid, reason: expect.stringMatching(reason) });
  });

  it('respects comments, CDATA and processing instructions that mention records', async () => {
    const title = '<![CDATA[</PubmedArticle> & <PubmedArticle>]]><!-- </PubmedArticle> -->';
    const [first, second] = await recordsIn(
      articleSet('<!-- <PubmedArticle> --><?x <PubmedArticle> ?>', pubmedArticle({ title })),
    );
    expect(first).toMatchObject({ article: { title: '</PubmedArticle> & <PubmedArticle>' } });
    expect(second).toBeUndefined();
  });

  it('refuses entities that expand into entities and goes on', async () => {
    const lol = `<!DOCTYPE PubmedArticleSet [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY c SYSTEM "file:///etc/passwd">]><PubmedArticleSet>
      ${pubmedArticle({ pmid: '1', title: '&a;' })}${pubmedArticle({ pmid: '2', title: '&b;' })}${pubmedArticle({ pmid: '3', title: '&c;' })}</PubmedArticleSet>`;
    const [first, ...others] = await recordsIn(lol);
    expect(first).toMatchObject({ article: { title: 'ha' } });
    expect(others).toMatchObject([
      { pmid: '2', reason: expect.stringContaining('undefined entity') },
      { pmid: '3', reason: expect.stringContaining('undefined entity') },
    ]);
  });

  it('refuses texts, nesting and records beyond all measure and goes on', async () => {
    const after = pubmedArticle({ pmid: '3' });
    const reasons = async (parts: Parameters<typeof pubmedArticle>[0]) => {
      const records = await recordsIn(articleSet(pubmedArticle({ ...parts, pmid: '2' }), after), 65_536);
      expect(records[1]).toMatchObject({ article: { pmid: '3' } });
      return records[0];
    };
    expect(await reasons({ title: 'x'.repeat(1_000_001) })).toMatchObject({
      pmid: '2',
      reason: expect.stringContaining('too long'),
    });
    expect(await reasons({ title: '<i>'.repeat(300) + '</i>'.repeat(300) })).toMatchObject({
      reason: expect.stringContaining('deeply'),
    });
    expect(await reasons({ citation: '<a>word</a>'.repeat(1_700_000) })).toMatchObject({
      pmid: '2',
      reason: expect.stringContaining('longer than'),
    });
  });

  it('keeps whole records of a truncated file and reports the cut once', async () => {
    const file = articleSet(pubmedArticle({ pmid: '1' }), pubmedArticle({ pmid: '2' }));
    expect(await failuresIn(file.slice(0, file.indexOf('2</PMID>') + 30))).toMatchObject([
      { pmid: '2', reason: expect.stringContaining('file ends') },
    ]);
    expect(await failuresIn(file.slice(0, -20))).toMatchObject([
      { pmid: '', reason: expect.stringContaining('file ends') },
    ]);
    expect(await failuresIn(file.trimEnd())).toEqual([]);
  });

  it.each([
    ['<!DOCTYPE html><html><body><p>Not found</p></body></html>', /first element is <html>/],
    ['<eSearchResult><Count>1</Count></eSearchResult>', /first element is <eSearchResult>/],
    ['\u0000\u0001PK binary', /does not begin with XML/],
    ['<?xml version="1.0"?>', /no element/],
    ['', /empty/],
    [' \n ', /empty/],
  ])('says once that %j is not MEDLINE', async (text, reason) => {
    expect(await recordsIn(text)).toEqual([{ type: 'failure', pmid: '', reason: expect.stringMatching(reason) }]);
  });

  it('gives the same records however the text is cut into pieces', async () => {
    const file = articleSet(
      pubmedArticle({ title: 'caf&#233; &eacute; &#x1F6B6; &lt;b&gt;' }),
      '<PubmedArticle><broken</PubmedArticle>',
      '<!-- <PubmedArticle> -->',
      pubmedArticle({ pmid: '2' }),
    );
    const whole = await recordsIn(file);
    for (const size of [1, 2, 3, 7, 64]) expect(await recordsIn(file, size)).toEqual(whole);
    expect(whole[0]).toMatchObject({ article: { title: 'café é 🚶 <b>' } });
  });
});
