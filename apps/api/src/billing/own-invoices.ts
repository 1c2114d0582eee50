import {
  BILLING_ERRORS,
  err,
  ok,
  type BilledInvoice,
  type BillingErrorCode,
  type DomainError,
  type InterfaceLanguage,
  type Result,
} from '@footnote/domain';
import { orProviderFailed, type ProviderCallDeps } from './provider-calls.ts';
import type { Invoices, Payers, StoredInvoice } from './payments.ports.ts';
import type { Payer } from './subscriptions.ports.ts';

/** Draws an invoice for whom it is written to, as a PDF. */
export type DrawInvoice = (
  invoice: StoredInvoice,
  to: { name: string; email: string | null; language: InterfaceLanguage },
) => Promise<Uint8Array<ArrayBuffer>>;

export interface InvoiceDeps extends ProviderCallDeps {
  invoices: Invoices;
  payers: Payers;
  drawInvoice: DrawInvoice;
}

/** Ten years of monthly invoices. */
const MOST = 120;

/** The document of an invoice: where the provider has it, or the file itself. */
export type InvoiceDocument = { at: string } | { name: string; pdf: Uint8Array<ArrayBuffer> };

/** The invoices of a payer, the newest first. */
export async function listInvoices({ invoices }: InvoiceDeps, payer: Payer): Promise<BilledInvoice[]> {
  const found = await invoices.of(payer, MOST);
  return found.map(({ id, number, billedAt, total, state }) => ({ id, number, billedAt, total, state }));
}

/** An invoice of a payer as a document. */
export async function invoiceDocument(
  deps: InvoiceDeps,
  payer: Payer,
  { id, language }: { id: string; language: InterfaceLanguage },
): Promise<Result<InvoiceDocument, DomainError<BillingErrorCode>>> {
  const invoice = await deps.invoices.find(payer, id);
  const to = await deps.payers.find(payer);
  if (invoice === null || to === null) return err(BILLING_ERRORS.error('billing/invoice-not-found'));
  return orProviderFailed<InvoiceDocument>(deps, async () => {
    const at = invoice.provider === deps.provider.name ? await deps.provider.invoiceFile(id) : null;
    if (at !== null) return ok({ at });
    const { name, email } = to;
    return ok({
      name: `footnote-${invoice.number ?? id}.pdf`,
      pdf: await deps.drawInvoice(invoice, { name, email, language }),
    });
  });
}
