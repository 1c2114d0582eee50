/** Paths of the calls about plans and payment, apart from the others as few pages make them; a payer is the path of a user or an organization. */
export const planCalls = {
  prices: '/api/current/prices',
  user: '/api/users/me',
  plan: (payer: string) => `${payer}/plan`,
  planOf: (payer: string, what: 'checkouts' | 'cancellation' | 'card') => `${payer}/plan/${what}`,
  invoices: (payer: string) => `${payer}/invoices`,
  invoice: (payer: string, id: string, language: string) =>
    `${payer}/invoices/${encodeURIComponent(id)}?language=${encodeURIComponent(language)}`,
  checkout: (id: string) => `/api/checkouts/${encodeURIComponent(id)}`,
  checkoutStep: (id: string, step: 'payment' | 'confirmation') => `/api/checkouts/${encodeURIComponent(id)}/${step}`,
} as const;
