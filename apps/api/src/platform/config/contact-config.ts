import { emailSchema } from '@footnote/domain';
import type { z } from 'zod';
import { address, text } from './environment-values.ts';

const place = () => address(['http:', 'https:'], 'https://forms.example.org/f/abc');

/** What the environment says of where messages to the team go; documented in docs/operations.md. */
export const contactEnvironment = {
  FOOTNOTE_CONTACT_EMAIL: text
    .refine((value) => emailSchema.safeParse(value).success, 'must be an e-mail address')
    .optional(),
  FOOTNOTE_CONTACT_URL: place(),
  FOOTNOTE_CONTACT_PRO_URL: place(),
  FOOTNOTE_CONTACT_ENTERPRISE_URL: place(),
  FOOTNOTE_CONTACT_SOURCES_URL: place(),
  FOOTNOTE_CONTACT_FEEDBACK_URL: place(),
} as const;

/** Where messages to the team go; null where it is not said. */
export interface ContactSettings {
  /** The mailbox of every form that has no address of its own. */
  email: string | null;
  /** Addresses that take forms. */
  urls: {
    contact: string | null;
    /** For users who pay; theirs go where the others go where it is not said. */
    contactOfPaying: string | null;
    enterprise: string | null;
    organizationSource: string | null;
    feedback: string | null;
  };
}

/** The settings of a parsed environment. */
export function contactSettings(values: z.output<z.ZodObject<typeof contactEnvironment>>): ContactSettings {
  return {
    email: values.FOOTNOTE_CONTACT_EMAIL ?? null,
    urls: {
      contact: values.FOOTNOTE_CONTACT_URL ?? null,
      contactOfPaying: values.FOOTNOTE_CONTACT_PRO_URL ?? null,
      enterprise: values.FOOTNOTE_CONTACT_ENTERPRISE_URL ?? null,
      organizationSource: values.FOOTNOTE_CONTACT_SOURCES_URL ?? null,
      feedback: values.FOOTNOTE_CONTACT_FEEDBACK_URL ?? null,
    },
  };
}
