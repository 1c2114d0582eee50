import { expect, type Locator, type Page } from '@playwright/test';
import { z } from 'zod';
import { pdfFile } from '../../apps/api/src/sources/reading/pdf-file.fixtures.ts';
import type { ProductServer } from '../support/product-server.ts';
import type { AccountPage } from './account-page.ts';

/** A file as it is given to a browser. */
export interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

const idSchema = z.object({ id: z.string() });
const listSchema = z.object({
  documents: z.array(z.object({ id: z.string(), name: z.string(), status: z.string() })),
  meta: z.object({ total: z.number() }),
});

/** What Chromium says of a request that was refused, broken off or stopped, which tests bring about on purpose. */
const EXPECTED = /Failed to load resource|net::ERR_/;

/** Expects that the page complained of nothing but such requests. */
export function expectQuiet(complaints: string[]): void {
  expect(complaints.splice(0).filter((complaint) => !EXPECTED.test(complaint))).toEqual([]);
}

/** A PDF with a text of its own. */
export function givenPdf(name: string, text = `This is the document ${name}.`): GivenFile {
  const buffer = pdfFile({ pages: [{ texts: [{ x: 60, y: 700, text }] }] });
  return { name, mimeType: 'application/pdf', buffer };
}

/** The page of a source where its organization’s admin uploads documents. */
export class UploadPage {
  readonly page: Page;
  readonly account: AccountPage;
  readonly dialog: Locator;
  readonly chip: Locator;
  /** Ids of the source and of the organization it belongs to; '' before they are made. */
  source = '';
  organization = '';

  constructor(account: AccountPage) {
    this.account = account;
    this.page = account.page;
    this.dialog = this.page.getByRole('dialog', { name: /Upload documents|Dokumente hochladen/ });
    this.chip = this.page.getByRole('link', { name: /^(?:Uploading|Uploaded) to/ });
  }

  /** Signs somebody in who may upload to a new source. */
  async begin(server: ProductServer, name = 'Protocols'): Promise<void> {
    const email = await this.account.newUser();
    await server.command('admin', 'grant', email);
    const fields = { name: 'Harbour Clinic', description: '', userLimit: 5 };
    this.organization = await this.make('/api/organizations', fields);
    this.source = await this.make('/api/sources', { name, description: 'Of our department.', languages: ['en'] });
    const user = idSchema.parse(await (await this.page.request.get(`${this.account.url}/api/users/me`)).json()).id;
    const acting = JSON.stringify({ user, id: this.organization, name: fields.name });
    await this.page.evaluate((kept) => localStorage.setItem('footnote-organization', kept), acting);
  }

  private async make(path: string, data: object): Promise<string> {
    const made = await this.page.request.post(this.account.url + path, { data, headers: this.headers() });
    return idSchema.parse(await made.json()).id;
  }

  private headers(): Record<string, string> {
    return this.organization === '' ? {} : { 'footnote-organization-id': this.organization };
  }

  get path(): string {
    return `/source/${this.source}`;
  }

  /** Announces files as the page does; gives what the server answers. */
  async announce(files: readonly object[]): Promise<unknown> {
    const path = `${this.account.url}/api/sources/${this.source}/batches`;
    const made = await this.page.request.post(path, { data: { files }, headers: this.headers() });
    return made.json();
  }

  /** Opens the dialog on the page of the source. */
  async open(): Promise<void> {
    await this.account.open(this.path);
    await this.openDialog();
  }

  async openDialog(name = 'Upload documents'): Promise<void> {
    await this.page.getByRole('button', { name }).first().click();
    await expect(this.dialog).toBeVisible();
  }

  choose(files: GivenFile[] | string[]): Promise<void> {
    return this.dialog.locator('input[type=file]').setInputFiles(files);
  }

  async start(): Promise<void> {
    await this.dialog.getByRole('button', { name: /^Upload [\d,]+ files?$/ }).click();
  }

  /** The row of a file in the dialog. */
  row(name: string | RegExp): Locator {
    return this.dialog
      .getByRole('list', { name: /^(?:Files|Dateien)$/ })
      .getByRole('listitem')
      .filter({ hasText: name });
  }

  /** The documents the server has. */
  async documents(): Promise<{ id: string; name: string; status: string }[]> {
    const found: { id: string; name: string; status: string }[] = [];
    for (let page = 1; ; page += 1) {
      const address = `${this.account.url}/api/sources/${this.source}/documents?page=${page}&page_size=100`;
      const { documents, meta } = listSchema.parse(
        await (await this.page.request.get(address, { headers: this.headers() })).json(),
      );
      found.push(...documents);
      if (page * 100 >= meta.total) return found;
    }
  }

  /** What the call for the file of a document answers to a member who acts for the organization. */
  async fileStatus(document: string): Promise<number> {
    const address = `${this.account.url}/api/sources/${this.source}/documents/${document}/file`;
    const headers = { ...this.headers(), range: 'bytes=0-3' };
    return (await this.page.request.get(address, { headers })).status();
  }

  /** Waits until the server has read everything that was sent, and gives how many documents are in which status. */
  async counts(isOver: (counts: Record<string, number>) => boolean): Promise<Record<string, number>> {
    let counts: Record<string, number> = {};
    await expect(async () => {
      counts = {};
      for (const { status } of await this.documents()) counts[status] = (counts[status] ?? 0) + 1;
      expect(isOver(counts), JSON.stringify(counts)).toBe(true);
    }).toPass({ timeout: 120_000 });
    return counts;
  }

  /** Holds the files that are sent until it is told to let them go. */
  async hold(): Promise<{ sent: () => number; letGo: () => Promise<void> }> {
    let sent = 0;
    let go: () => void = () => undefined;
    const gone = new Promise<void>((resolve) => (go = resolve));
    await this.page.route('**/api/uploads/**', async (route) => {
      sent += 1;
      await gone;
      // A request that was aborted meanwhile has nobody to go on for.
      await route.continue().catch(() => undefined);
    });
    return {
      sent: () => sent,
      letGo: async () => {
        go();
        await this.page.unroute('**/api/uploads/**');
      },
    };
  }
}
