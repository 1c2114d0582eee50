import { describe, expect, it } from 'vitest';
import { articleSet, onlyArticle } from '../medline-xml.fixtures.ts';

const day = (name: string, year: number, attributes = '') =>
  `<${name}${attributes}><Year>${year}</Year><Month>05</Month><Day>7</Day><Hour>6</Hour></${name}>`;
const record = (citation: string, history: string) =>
  articleSet(
    `<PubmedArticle><MedlineCitation><PMID>1</PMID>${citation}<Article><ArticleTitle>A walk</ArticleTitle></Article></MedlineCitation>
      <PubmedData><History>${history}</History><ReferenceList><Reference><History>${day('PubMedPubDate', 1999, ' PubStatus="entrez"')}</History></Reference></ReferenceList></PubmedData></PubmedArticle>`,
  );
const dates = async (citation: string, history: string) => {
  const { created, entered } = await onlyArticle(record(citation, history));
  return [created, entered];
};

describe('dates of a record', () => {
  it('are those on which it was made and shown', async () => {
    const history = ['received', 'pubmed', 'medline', 'entrez'].map((status, place) =>
      day('PubMedPubDate', 2001 + place, ` PubStatus="${status}"`),
    );
    expect(await dates(day('DateCreated', 2000), history.join(''))).toEqual(['2004-05-07', '2002-05-07']);
  });

  it('are one day where a file tells one, and left out where it tells none', async () => {
    expect(await dates(day('DateCreated', 2000), '')).toEqual(['2000-05-07', '2000-05-07']);
    expect(await dates('', day('PubMedPubDate', 2003, ' PubStatus="entrez"'))).toEqual(['2003-05-07', '2003-05-07']);
    expect(await dates('', day('PubMedPubDate', 2003, ' PubStatus="received"'))).toEqual([undefined, undefined]);
  });
});
