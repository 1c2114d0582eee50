import type { InterfaceLanguage } from '@footnote/domain';
import type { DrawInvoice } from '../own-invoices.ts';
import type { StoredInvoice } from '../payments.ports.ts';
import { INVOICE_TEXTS, type InvoiceTexts } from './invoice-texts.ts';

const MARGIN = 56;
/** Where the sums end, in points from the left edge of an A4 page. */
const RIGHT = 595 - MARGIN;
const WIDTH = RIGHT - MARGIN;

/** The standard fonts of PDF have the letters of Latin-1 and a few more; any other is a mark that something is missing. */
const printable = (text: string) => text.normalize('NFC').replaceAll(/[^\u0020-\u007E\u00A0-\u00FF€–—‘’“”…]/gu, '?');

/** Draws an invoice with pdfkit, which is loaded when the first is asked for. */
export const drawInvoice: DrawInvoice = async (invoice, to) => {
  const { default: PDFDocument } = await import('pdfkit');
  const texts = INVOICE_TEXTS[to.language];
  const page = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: to.language,
    info: { Title: title(invoice, texts) },
  });
  const chunks: Buffer[] = [];
  page.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => page.on('end', resolve));
  const write = (text: string, options: PDFKit.Mixins.TextOptions = {}) => page.text(printable(text), options);
  const row = (label: string, sum: string) => {
    const { y } = page;
    write(label, { width: WIDTH - 120 });
    const below = page.y;
    page.text(printable(sum), RIGHT - 120, y, { width: 120, align: 'right' });
    page.x = MARGIN;
    page.y = Math.max(below, page.y) + 6;
  };
  const rule = () => {
    page.moveTo(MARGIN, page.y).lineTo(RIGHT, page.y).lineWidth(0.5).stroke('#888888');
    page.moveDown(0.8);
  };
  const day = dayOf(to.language);
  const money = moneyOf(to.language, invoice.total.currency);
  page.font('Helvetica-Bold').fontSize(20);
  write('Footnote');
  page.moveDown(1).fontSize(14);
  write(title(invoice, texts));
  page.font('Helvetica').fontSize(10).moveDown(0.5);
  write(`${texts.date}: ${day(invoice.billedAt)}`);
  page.moveDown(0.5);
  write(`${texts.to}: ${to.name}`);
  if (to.email !== null) write(to.email);
  page.moveDown(1.5);
  rule();
  for (const { interval, seats, from, to: until, amount, discount } of invoice.lines) {
    const period = from === null || until === null ? '' : `, ${day(from)} – ${day(until)}`;
    row(`${texts.plan[interval]}${seats === 1 ? '' : ` × ${seats}`}${period}`, money(amount + discount));
    if (discount > 0) row(texts.discount, money(-discount));
  }
  rule();
  page.font('Helvetica-Bold');
  row(texts.total, money(invoice.total.amount));
  page.font('Helvetica');
  row(texts.states[invoice.state], '');
  page.moveDown(2).fontSize(9);
  if (invoice.provider === 'local') write(texts.test, { width: WIDTH });
  page.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
};

function title({ number, id }: StoredInvoice, { invoice }: InvoiceTexts): string {
  return `${invoice} ${number ?? id}`;
}

function dayOf(language: InterfaceLanguage): (moment: string) => string {
  const format = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  return (moment) => format.format(new Date(moment));
}

function moneyOf(language: InterfaceLanguage, currency: string): (minor: number) => string {
  const format = new Intl.NumberFormat(language === 'en' ? 'en-GB' : language, { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return (minor) =>
    format
      .format(minor / 10 ** digits)
      .replaceAll(/[\u202F\u2009]/gu, '\u00A0')
      .replaceAll('\u2212', '-');
}
