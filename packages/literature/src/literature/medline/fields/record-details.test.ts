import { describe, expect, it } from 'vitest';
import { articleSet, onlyArticle, pubmedArticle } from '../medline-xml.fixtures.ts';

const person = (element: string, last: string, fore: string, rest = '') =>
  `<${element} ValidYN="Y"><LastName>${last}</LastName><ForeName>${fore}</ForeName>${rest}</${element}>`;

describe('details of a record', () => {
  it('are what it is filed under, who else stands in it, and who paid', async () => {
    const xml = pubmedArticle({
      article: `<AuthorList>${person('Author', 'Lee', 'Ann', '<Identifier Source="ORCID">http://orcid.org/0000000218250097</Identifier>')}</AuthorList>
        <DataBankList><DataBank><DataBankName>ClinicalTrials.gov</DataBankName><AccessionNumberList>
          <AccessionNumber>NCT00000419</AccessionNumber><AccessionNumber>NCT00000419</AccessionNumber></AccessionNumberList></DataBank>
          <DataBank><DataBankName>GEO</DataBankName></DataBank></DataBankList>
        <GrantList><Grant><GrantID>R01 HL095552</GrantID><Acronym>HL</Acronym><Agency>NHLBI NIH HHS</Agency><Country>United States</Country></Grant>
          <Grant><Agency>Wellcome Trust</Agency></Grant><Grant/></GrantList>`,
      citation: `<MedlineJournalInfo><Country>Norway</Country><MedlineTA>J Walk</MedlineTA><NlmUniqueID>0404511</NlmUniqueID></MedlineJournalInfo>
        <PersonalNameSubjectList>${person('PersonalNameSubject', 'Snow', 'John')}</PersonalNameSubjectList>
        <InvestigatorList>${person('Investigator', 'Berg', 'Kari')}<Investigator ValidYN="N"><LastName>Burg</LastName></Investigator></InvestigatorList>
        <CoiStatement>The authors declare <i>nothing</i>.</CoiStatement>`,
      pubmedData: `<PubmedData><ArticleIdList><ArticleId IdType="pmc">PMC6027933</ArticleId><ArticleId IdType="pubmed">1001</ArticleId></ArticleIdList>
        <ReferenceList><Reference><ArticleIdList><ArticleId IdType="pmc">PMC1</ArticleId></ArticleIdList></Reference></ReferenceList></PubmedData>`,
    });
    expect((await onlyArticle(articleSet(xml))).details).toEqual({
      status: 'MEDLINE',
      printed: '2019-03-04',
      numbers: ['PMC6027933', '0404511', '0000-0002-1825-0097'],
      accessions: ['ClinicalTrials.gov/NCT00000419', 'GEO'],
      country: 'Norway',
      investigators: [{ lastname: 'Berg', firstname: 'Kari' }],
      subjects: [{ lastname: 'Snow', firstname: 'John' }],
      grants: ['R01 HL095552, HL, NHLBI NIH HHS, United States', 'Wellcome Trust'],
      interests: 'The authors declare nothing.',
    });
  });

  it('are left out where a record names none, and where what it names is empty', async () => {
    const without = (xml: string) => xml.replace('Status="MEDLINE"', '');
    const plain = without(pubmedArticle({ pubDate: '' }));
    expect(await onlyArticle(articleSet(plain))).not.toHaveProperty('details');
    const empty = pubmedArticle({
      pubDate: '',
      article: '<AuthorList/><DataBankList><DataBank/></DataBankList><GrantList><Grant/></GrantList>',
      citation: '<MedlineJournalInfo><Country> </Country></MedlineJournalInfo><InvestigatorList/><CoiStatement/>',
      pubmedData: '<PubmedData><ArticleIdList><ArticleId IdType="pmc"/></ArticleIdList></PubmedData>',
    });
    expect(await onlyArticle(articleSet(without(empty)))).not.toHaveProperty('details');
  });

  it('of a book are its number, its place and its editors', async () => {
    const book = `<PubmedBookArticle><BookDocument><PMID>5</PMID><Book><Publisher><PublisherName>P</PublisherName>
      <PublisherLocation>Bethesda (MD)</PublisherLocation></Publisher><BookTitle>Walks</BookTitle>
      <AuthorList Type="editors">${person('Author', 'Ed', 'Itor')}</AuthorList><Isbn>978-0-309-37666-2</Isbn></Book>
      <ArticleTitle>A chapter</ArticleTitle></BookDocument></PubmedBookArticle>`;
    expect((await onlyArticle(articleSet(book))).details).toEqual({
      numbers: ['9780309376662'],
      country: 'Bethesda (MD)',
      editors: [{ lastname: 'Ed', firstname: 'Itor' }],
    });
  });

  it('are also the days it appeared on, was completed and got its headings', async () => {
    const xml = pubmedArticle({
      pubDate: '<MedlineDate>2019 Mar-Apr</MedlineDate>',
      article: '<ArticleDate DateType="Electronic"><Year>2018</Year><Month>12</Month><Day>20</Day></ArticleDate>',
      citation: '<DateCompleted><Year>2019</Year><Month>09</Month><Day>01</Day></DateCompleted>',
      pubmedData:
        '<PubmedData><History><PubMedPubDate PubStatus="medline"><Year>2019</Year><Month>9</Month><Day>2</Day></PubMedPubDate></History></PubmedData>',
    });
    const dates = {
      status: 'MEDLINE',
      printed: '2019-03',
      online: '2018-12-20',
      completed: '2019-09-01',
      indexed: '2019-09-02',
    };
    expect((await onlyArticle(articleSet(xml))).details).toEqual(dates);
    const online = xml.replace('PubModel="Print"', 'PubModel="Electronic"');
    expect((await onlyArticle(articleSet(online))).details).not.toHaveProperty('printed');
  });

  it('tell which qualifiers of a heading are a major topic', async () => {
    const citation = `<MeshHeadingList><MeshHeading><DescriptorName MajorTopicYN="N">Asthma</DescriptorName>
      <QualifierName MajorTopicYN="Y">drug therapy</QualifierName><QualifierName MajorTopicYN="N">diagnosis</QualifierName></MeshHeading>
      <MeshHeading><DescriptorName MajorTopicYN="Y">Walking</DescriptorName></MeshHeading></MeshHeadingList>`;
    const { mesh } = await onlyArticle(articleSet(pubmedArticle({ citation })));
    expect(mesh).toEqual([
      {
        descriptor: 'Asthma',
        qualifiers: ['drug therapy', 'diagnosis'],
        major: true,
        majorQualifiers: ['drug therapy'],
      },
      { descriptor: 'Walking', qualifiers: [], major: true },
    ]);
  });
});
