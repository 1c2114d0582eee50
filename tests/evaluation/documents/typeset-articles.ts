import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../../support/chromium.ts';
import { articleHtml } from './article-html.ts';

/** An article as a file somebody uploads. */
export interface TypesetArticle {
  pmcid: string;
  path: string;
}

/**
 * Sets the articles of an archive of PubMed Central's markup as PDFs, as journals print them, into a folder of their own; a folder
 * that has some already is left as it is.
 */
export async function typesetArticles(archive: string, folder: string): Promise<TypesetArticle[]> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length === 0) await typeset(archive, folder);
  const names = (await readdir(folder)).toSorted();
  return names.map((name) => ({ pmcid: name.replace('.pdf', ''), path: join(folder, name) }));
}

async function typeset(archive: string, folder: string): Promise<void> {
  const unpacked = await mkdtemp(join(tmpdir(), 'footnote-articles-'));
  execFileSync('tar', ['-xzf', archive, '-C', unpacked, '--strip-components=1']);
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const page = await browser.newPage();
    for (const name of (await readdir(unpacked)).filter((file) => file.endsWith('.nxml'))) {
      const html = articleHtml(readFileSync(join(unpacked, name), 'utf8'));
      await page.setContent(html, { timeout: 120_000 });
      const pdf = await page.pdf({
        format: 'A4',
        margin: { top: '18mm', bottom: '18mm', left: '16mm', right: '16mm' },
        displayHeaderFooter: true,
        headerTemplate: '<span></span>',
        footerTemplate: FOOTER,
      });
      await writeFile(join(folder, name.replace('.nxml', '.pdf')), pdf);
    }
  } finally {
    await browser.close();
  }
}

const FOOTER =
  '<div style="font-size:7pt;width:100%;text-align:center">Page <span class="pageNumber"></span> of <span class="totalPages"></span></div>';
