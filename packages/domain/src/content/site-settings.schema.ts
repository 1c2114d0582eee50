import { z } from 'zod';

/** Networks on which the product may have a page. */
export const SOCIAL_NETWORKS = ['x', 'youTube', 'linkedIn', 'instagram'] as const;

/** What somebody said about the product, with their leave. */
export const testimonialSchema = z.strictObject({
  /** Word for word, without quotation marks. */
  quote: z.string().trim().min(1).max(600),
  name: z.string().trim().min(1).max(100),
  /** As what, and where. */
  role: z.string().trim().min(1).max(150),
  /** BCP 47 tag of the quote. */
  language: z
    .string()
    .regex(/^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8})*$/)
    .optional(),
});
export type Testimonial = z.output<typeof testimonialSchema>;

/** Testimonials of a server, in their order. */
export const testimonialsSchema = z.array(testimonialSchema).max(12);

/** What whoever runs a server says of themselves; nothing of it is there unless they do. */
export interface SiteSettings {
  /** Address of a page with positions that are open; null for none. */
  careers: string | null;
  /** Addresses of pages on other networks. */
  social: Readonly<Partial<Record<(typeof SOCIAL_NETWORKS)[number], string>>>;
  testimonials: readonly Testimonial[];
}
