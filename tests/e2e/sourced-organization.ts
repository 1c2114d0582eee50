import { createHash, randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { pdfFile, type PdfPage } from '../../apps/api/src/sources/reading/pdf-file.fixtures.ts';
import type { ProductServer } from '../support/product-server.ts';
import type { AccountPage } from './account-page.ts';

const LINE_HEIGHT = 16;
const CHARACTERS_OF_A_LINE = 78;

/** Lines of a paragraph, broken between words. */
function linesOf(paragraph: string): string[] {
  const lines: string[] = [''];
  for (const word of paragraph.split(' ')) {
    const last = lines.at(-1) ?? '';
    if (last.length + word.length < CHARACTERS_OF_A_LINE)
      lines[lines.length - 1] = last === '' ? word : `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A page with a heading and paragraphs. */
export function printedPage(heading: string, paragraphs: readonly string[], rotate = 0): PdfPage {
  const texts = [{ x: 72, y: 730, text: heading, size: 18 }];
  let y = 690;
  for (const paragraph of paragraphs) {
    for (const text of linesOf(paragraph)) {
      texts.push({ x: 72, y, text, size: 12 });
      y -= LINE_HEIGHT;
    }
    y -= LINE_HEIGHT;
  }
  return { texts, rotate };
}

export interface UploadedDocument {
  id: string;
  name: string;
}

/** An organization with a source, whose member has the account of a page. */
export class SourcedOrganization {
  readonly account: AccountPage;
  readonly id: string;
  readonly name: string;
  readonly sourceId: string;

  private constructor(account: AccountPage, made: { id: string; name: string; sourceId: string }) {
    this.account = account;
    [this.id, this.name, this.sourceId] = [made.id, made.name, made.sourceId];
  }

  /** Makes both; the user of the page is a super admin who acts for the organization. */
  static async make(account: AccountPage, server: ProductServer, sourceName: string): Promise<SourcedOrganization> {
    const email = await account.newUser();
    await server.command('admin', 'grant', email);
    const name = `Harbour Clinic ${randomUUID().slice(0, 6)}`;
    const { request } = account.page;
    const made = await request.post(`${account.url}/api/organizations`, {
      data: { name, description: '', userLimit: 9 },
    });
    const { id }: { id: string } = await made.json();
    const profile: { id: string } = await (await request.get(`${account.url}/api/users/me`)).json();
    await account.page.evaluate(
      ([user, organization, called]) => {
        localStorage.setItem('footnote-organization', JSON.stringify({ user, id: organization, name: called }));
      },
      [profile.id, id, name],
    );
    const headers = { 'footnote-organization-id': id };
    const data = { name: sourceName, description: 'What we go by on the wards.', languages: ['en'] };
    const source = await request.post(`${account.url}/api/sources`, { data, headers });
    const { id: sourceId }: { id: string } = await source.json();
    return new SourcedOrganization(account, { id, name, sourceId });
  }

  private get headers() {
    return { 'footnote-organization-id': this.id };
  }

  /** Gives somebody else an account that belongs to it, in a browser of their own. */
  async join(role: 'Admin' | 'Member'): Promise<{ at: AccountPage; email: string }> {
    const at = await this.account.elsewhere();
    const email = await at.newUser();
    await this.invite({ at, email }, role);
    return { at, email };
  }

  /** Takes in somebody who has an account. */
  async invite({ at, email }: { at: AccountPage; email: string }, role: 'Admin' | 'Member'): Promise<void> {
    const invites = `${this.account.url}/api/organizations/${this.id}/invites`;
    const sent = await this.account.page.request.post(invites, { data: { email, name: 'Grace Hopper', role } });
    const { id }: { id: string } = await sent.json();
    const accepted = await at.page.request.post(`${at.url}/api/users/me/invites/${id}/accept`);
    expect(accepted.ok(), await accepted.text()).toBe(true);
  }

  /** Takes a member out. */
  async remove(email: string): Promise<void> {
    const members = `${this.account.url}/api/organizations/${this.id}/members`;
    const { request } = this.account.page;
    const listed = await request.get(`${members}?search=${encodeURIComponent(email)}`);
    const { items }: { items: { id: string }[] } = await listed.json();
    expect((await request.delete(`${members}/${items[0]?.id ?? ''}`)).ok()).toBe(true);
  }

  /** Sets how many pages its source may have. */
  async setQuota(pageQuota: number): Promise<void> {
    const url = `${this.account.url}/api/sources/${this.sourceId}/quota`;
    const set = await this.account.page.request.patch(url, { data: { pageQuota }, headers: this.headers });
    expect(set.ok(), await set.text()).toBe(true);
  }

  /** Uploads a PDF by the calls of the product, and waits until it can be asked. */
  async upload(name: string, pages: readonly PdfPage[], title = name): Promise<UploadedDocument> {
    const content = pdfFile({ pages, information: { Title: title } });
    return this.uploadFile(name, content);
  }

  /** The same with a file as it is; `status` is what becomes of it. */
  async uploadFile(name: string, content: Buffer, status = 'upsert_finished'): Promise<UploadedDocument> {
    const { request } = this.account.page;
    const { url } = this.account;
    const hash = createHash('sha256').update(content).digest('hex');
    const files = [{ batchIndex: 0, name, type: 'application/pdf', size: content.length, hash }];
    const documents = `${url}/api/sources/${this.sourceId}/documents`;
    const batch = await request.post(`${url}/api/sources/${this.sourceId}/batches`, {
      data: { files },
      headers: this.headers,
    });
    const announced: { documents: { id: string; upload: { url: string; headers: Record<string, string> } }[] } =
      await batch.json();
    const [document] = announced.documents;
    if (document === undefined) throw new Error('No document was made.');
    const sent = await request.put(url + document.upload.url, { data: content, headers: document.upload.headers });
    expect(sent.status()).toBe(204);
    expect((await request.post(`${documents}/${document.id}/verification`, { headers: this.headers })).ok()).toBe(true);
    await expect(async () => {
      const listed: { documents: { id: string; status: string }[] } = await (
        await request.get(documents, { headers: this.headers })
      ).json();
      expect(listed.documents.find(({ id }) => id === document.id)?.status).toBe(status);
    }).toPass({ timeout: 60_000 });
    return { id: document.id, name };
  }

  /** Address of the file of a document. */
  fileOf({ id }: UploadedDocument): string {
    return `${this.account.url}/api/sources/${this.sourceId}/documents/${id}/file`;
  }

  /** What the call for this file answers to a member, without reading it. */
  async statusOf(document: UploadedDocument): Promise<number> {
    const headers = { ...this.headers, range: 'bytes=0-3' };
    return (await this.account.page.request.get(this.fileOf(document), { headers })).status();
  }

  async delete({ id }: UploadedDocument): Promise<void> {
    const url = `${this.account.url}/api/sources/${this.sourceId}/documents/${id}`;
    expect((await this.account.page.request.delete(url, { headers: this.headers })).status()).toBe(204);
  }
}
