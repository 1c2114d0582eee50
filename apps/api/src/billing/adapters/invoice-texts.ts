import type { BilledInvoice, BillingInterval, InterfaceLanguage } from '@footnote/domain';

/** The words of an invoice. */
export interface InvoiceTexts {
  invoice: string;
  date: string;
  to: string;
  plan: Record<BillingInterval, string>;
  discount: string;
  total: string;
  states: Record<BilledInvoice['state'], string>;
  /** On invoices of the provider of this product. */
  test: string;
}

/** The words of an invoice in the languages of the interface. */
export const INVOICE_TEXTS: Readonly<Record<InterfaceLanguage, InvoiceTexts>> = {
  en: {
    invoice: 'Invoice',
    date: 'Date',
    to: 'To',
    plan: { month: 'Footnote Pro, monthly', annual: 'Footnote Pro, yearly' },
    discount: 'Discount',
    total: 'Total',
    states: { paid: 'Paid', due: 'Due', failed: 'Payment failed', refunded: 'Refunded' },
    test: 'This payment was made with a test card. Nothing was charged, and this is no invoice for tax purposes.',
  },
  de: {
    invoice: 'Rechnung',
    date: 'Datum',
    to: 'An',
    plan: { month: 'Footnote Pro, monatlich', annual: 'Footnote Pro, jährlich' },
    discount: 'Rabatt',
    total: 'Gesamtbetrag',
    states: { paid: 'Bezahlt', due: 'Offen', failed: 'Zahlung fehlgeschlagen', refunded: 'Erstattet' },
    test: 'Diese Zahlung wurde mit einer Testkarte geleistet. Es wurde nichts abgebucht, und dies ist keine Rechnung für steuerliche Zwecke.',
  },
  es: {
    invoice: 'Factura',
    date: 'Fecha',
    to: 'Para',
    plan: { month: 'Footnote Pro, mensual', annual: 'Footnote Pro, anual' },
    discount: 'Descuento',
    total: 'Total',
    states: { paid: 'Pagada', due: 'Pendiente', failed: 'Pago fallido', refunded: 'Reembolsada' },
    test: 'Este pago se hizo con una tarjeta de prueba. No se ha cobrado nada y esta factura no tiene validez fiscal.',
  },
  fr: {
    invoice: 'Facture',
    date: 'Date',
    to: 'À',
    plan: { month: 'Footnote Pro, mensuel', annual: 'Footnote Pro, annuel' },
    discount: 'Remise',
    total: 'Total',
    states: { paid: 'Payée', due: 'À payer', failed: 'Échec du paiement', refunded: 'Remboursée' },
    test: 'Ce paiement a été effectué avec une carte de test. Rien n’a été débité et cette facture n’a aucune valeur fiscale.',
  },
  nl: {
    invoice: 'Factuur',
    date: 'Datum',
    to: 'Aan',
    plan: { month: 'Footnote Pro, maandelijks', annual: 'Footnote Pro, jaarlijks' },
    discount: 'Korting',
    total: 'Totaal',
    states: { paid: 'Betaald', due: 'Openstaand', failed: 'Betaling mislukt', refunded: 'Terugbetaald' },
    test: 'Deze betaling is met een testkaart gedaan. Er is niets afgeschreven en dit is geen factuur voor de belasting.',
  },
  pt: {
    invoice: 'Fatura',
    date: 'Data',
    to: 'Para',
    plan: { month: 'Footnote Pro, mensal', annual: 'Footnote Pro, anual' },
    discount: 'Desconto',
    total: 'Total',
    states: { paid: 'Paga', due: 'Em aberto', failed: 'Pagamento falhado', refunded: 'Reembolsada' },
    test: 'Este pagamento foi feito com um cartão de teste. Nada foi cobrado e esta fatura não tem validade fiscal.',
  },
};
