export const MADE = '2026-05-20T12:00:00.123456Z';
export const TRIAL_END = '2026-06-03T12:00:00.123456Z';
export const RENEWAL = '2026-07-03T12:00:00.123456Z';
/** Where Paddle computes a moment itself, it says nanoseconds. */
export const LATER = '2026-06-10T09:30:00.799627882Z';

export const cycle = { interval: 'month', frequency: 1 };
export const cost = { amount: '1900', currency_code: 'EUR' };
export const product = {
  id: 'pro_01',
  name: 'Footnote Pro',
  status: 'active',
  image_url: 'https://footnote.example.org/mark.png',
  description: 'Footnote with everything',
  tax_category: 'saas',
  type: 'standard',
  custom_data: null,
  created_at: MADE,
};

/** The same without one field. */
export function without<T extends object, K extends keyof T>(whole: T, field: K): Omit<T, K> {
  const { [field]: _, ...rest } = whole;
  return rest;
}
