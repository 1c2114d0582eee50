import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NODE_FLAGS } from '../../scripts/install.mjs';
import { startProductServer } from '../support/product-server.ts';
import { expect, test } from './product.fixtures.ts';
import { SearchPage } from './search-page.ts';

const REPOSITORY = join(import.meta.dirname, '../..');
const COUNT = 1_050;

interface Odd {
  pmid: number;
  title: string;
  abstract?: string;
  language?: string;
  headings?: readonly string[];
  retracted?: boolean;
}

function record({ pmid, title, abstract = '', language = 'eng', headings = [], retracted = false }: Odd): string {
  const mesh = headings.map(
    (name) => `<MeshHeading><DescriptorName UI="D1" MajorTopicYN="Y">${name}</DescriptorName></MeshHeading>`,
  );
  const types = ['Journal Article', ...(retracted ? ['Retracted Publication'] : [])];
  return `<PubmedArticle><MedlineCitation Status="MEDLINE"><PMID Version="1">${pmid}</PMID>
<Article><Journal><ISSN IssnType="Print">0000-0000</ISSN><JournalIssue CitedMedium="Print"><PubDate><Year>2021</Year></PubDate></JournalIssue>
<Title>Annals of Odd Records</Title></Journal><ArticleTitle>${title}</ArticleTitle>
${abstract === '' ? '' : `<Abstract><AbstractText>${abstract}</AbstractText></Abstract>`}
<Language>${language}</Language><PublicationTypeList>${types.map((type) => `<PublicationType UI="D2">${type}</PublicationType>`).join('')}</PublicationTypeList></Article>
<MeshHeadingList>${mesh.join('')}</MeshHeadingList></MedlineCitation></PubmedArticle>`;
}

const ODD: readonly Odd[] = [
  { pmid: 90_000_001, title: 'Zebrafishology without an abstract', headings: ['Heart Failure', 'Zebrafish'] },
  { pmid: 90_000_002, title: '', abstract: 'An abstract on zebrafishology whose article has no title at all.' },
  {
    pmid: 90_000_003,
    title: 'Herzinsuffizienzbehandlungsleitlinienempfehlungsumsetzungsqualitätssicherung bei Zebrafishology',
    language: 'ger',
  },
  {
    pmid: 90_000_004,
    title: 'علاج قصور القلب zebrafishology عند كبار السن',
    abstract: 'دراسة عن zebrafishology في المرضى',
    language: 'ara',
  },
  { pmid: 90_000_005, title: 'Zebrafishology, since retracted', abstract: 'A trial of 120 patients.', retracted: true },
  ...Array.from({ length: COUNT }, (_, at) => ({ pmid: 91_000_000 + at, title: `Manyfold record number ${at}` })),
];

test('shows odd records, leads from a heading to its articles, and looks at the newest thousand', async ({ page }) => {
  test.setTimeout(180_000);
  const directory = mkdtempSync(join(tmpdir(), 'footnote-odd-'));
  const file = join(directory, 'odd.xml');
  writeFileSync(file, `<?xml version="1.0"?><PubmedArticleSet>${ODD.map(record).join('')}</PubmedArticleSet>`);
  const environment = { FOOTNOTE_DATA_DIR: join(directory, 'data') };
  execFileSync(
    join(REPOSITORY, 'node_modules/.bin/node'),
    [...NODE_FLAGS, 'apps/api/src/cli/literature.ts', 'import', file],
    { cwd: REPOSITORY, env: { ...process.env, ...environment }, stdio: 'pipe' },
  );
  const server = await startProductServer(environment);
  try {
    const search = new SearchPage(page, server.url);
    await page.setViewportSize({ width: 320, height: 640 });
    await search.find('?q=zebrafishology&types=all');
    await expect(search.cards).toHaveCount(5);
    await expect(search.cards.filter({ hasText: 'whose article has no title at all' })).toHaveCount(1);
    await expect(search.cards.filter({ hasText: 'This article was retracted' })).toHaveCount(1);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
    expect(await search.axeFindings()).toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    const bare = search.cards.filter({ hasText: 'without an abstract' });
    await bare.getByRole('button', { name: 'Abstract' }).click();
    await expect(bare.getByText('This record has no abstract.')).toBeVisible();
    await bare.getByRole('link', { name: /^Heart Failure/ }).click();
    await expect(search.query).toHaveValue('"Heart Failure"[mesh]');
    await expect(search.cards.filter({ hasText: 'Zebrafishology without an abstract' })).toBeVisible();

    await search.find('?query=manyfold%5Bti%5D&size=100');
    await expect(page.getByText('1,050 articles match; the 1,000 most recent of them are looked at.')).toBeVisible();
    await expect(search.count).toHaveText('1,000 results');
    await page.getByRole('button', { name: 'Select all 1,000' }).click();
    await expect(page.getByText('1,000 selected')).toBeVisible({ timeout: 60_000 });
    await expect(page.getByRole('button', { name: 'Chat with up to 25' })).toBeDisabled();

    await search.open('?q=zzyzxq');
    await expect(page.getByText('Use fewer words')).toBeVisible();
    await expect(page.getByText('landmark studies only')).toBeHidden();
  } finally {
    await server.close();
    rmSync(directory, { recursive: true, force: true });
  }
});
