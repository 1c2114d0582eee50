import { z } from 'zod';
import type { FieldProblem } from '../identity/form-problems.ts';
import type { SingleSignOnErrorCode } from '../identity/single-sign-on.errors.ts';
import { UNPRINTABLE } from './organization.schema.ts';

/** Characters of what is written into the settings of single sign-on, and the most domains of an organization. */
export const SINGLE_SIGN_ON_LIMITS = {
  label: 60,
  issuer: 500,
  clientId: 300,
  clientSecret: 1_000,
  /** The longest name of the DNS (RFC 1035), as it is written. */
  domain: 253,
  domains: 20,
} as const;

const REQUIRED: FieldProblem = 'required';
const TEXT: SingleSignOnErrorCode = 'sso/text-invalid';
const ISSUER: SingleSignOnErrorCode = 'sso/issuer-invalid';
const DOMAIN: SingleSignOnErrorCode = 'sso/domain-invalid';

const lineSchema = (most: number) =>
  z
    .string()
    .trim()
    .max(most, TEXT)
    .refine((text) => !UNPRINTABLE.test(text), TEXT);

/** Body of PUT /api/organizations/{id}/single-sign-on, and what its form holds. */
export const singleSignOnUpdateSchema = z.strictObject({
  /** How the provider is called on the page to log in ("Northern Teaching Hospital"). */
  label: lineSchema(SINGLE_SIGN_ON_LIMITS.label).min(1, REQUIRED),
  /** The issuer of the provider, as it names itself (OpenID Connect Discovery 1.0, section 4). */
  issuer: z
    .string()
    .trim()
    .min(1, { error: REQUIRED, abort: true })
    .max(SINGLE_SIGN_ON_LIMITS.issuer, ISSUER)
    .regex(/^https?:\/\/[^\s?#@\\]+$/i, ISSUER),
  clientId: lineSchema(SINGLE_SIGN_ON_LIMITS.clientId).min(1, REQUIRED),
  /** '' keeps the one there is. */
  clientSecret: lineSchema(SINGLE_SIGN_ON_LIMITS.clientSecret),
});
export type SingleSignOnUpdate = z.infer<typeof singleSignOnUpdateSchema>;

/** The form of single sign-on as it is written. */
export type SingleSignOnValues = z.input<typeof singleSignOnUpdateSchema>;

/** Body of PATCH /api/organizations/{id}/single-sign-on: whether members come in by it alone. */
export const singleSignOnRuleSchema = z.strictObject({ only: z.boolean() });

/** Body of POST /api/organizations/{id}/domains, and what its form holds. */
export const newDomainSchema = z.strictObject({
  domain: z
    .string()
    .trim()
    .min(1, { error: REQUIRED, abort: true })
    .max(SINGLE_SIGN_ON_LIMITS.domain, DOMAIN)
    .regex(/^@?[^\s@/:?#\\[\].]+(?:\.[^\s@/:?#\\[\].]+)+\.?$/, DOMAIN),
});
export type NewDomain = z.infer<typeof newDomainSchema>;

/** A domain whose addresses belong to an organization, or will once it is verified. */
export const organizationDomainSchema = z.strictObject({
  /** In ASCII, as the DNS has it. */
  domain: z.string(),
  /** The TXT record that verifies it. */
  record: z.strictObject({ name: z.string(), value: z.string() }),
  /** ISO 8601; null while nobody has verified it. */
  verifiedAt: z.string().nullable(),
  /** By its record in the DNS, or by a super admin; null while nobody has. */
  verifiedBy: z.enum(['dns', 'superAdmin']).nullable(),
});
export type OrganizationDomain = z.infer<typeof organizationDomainSchema>;

/** Answer of GET /api/organizations/{id}/single-sign-on. Secrets are never told. */
export const singleSignOnSchema = z.strictObject({
  /** Where the provider is to send browsers back to. */
  redirectUri: z.string(),
  /** Null until it is set up. */
  connection: z
    .strictObject({
      label: z.string(),
      issuer: z.string(),
      clientId: z.string(),
      /** ISO 8601; when an admin first came in with these settings, null until one has. */
      provenAt: z.string().nullable(),
      /** Whether members with an address of a verified domain come in by it alone. */
      only: z.boolean(),
    })
    .nullable(),
  domains: z.array(organizationDomainSchema),
});
export type SingleSignOn = z.infer<typeof singleSignOnSchema>;

/** Answer of POST /api/auth/single-sign-on/offer: how the provider is called that addresses of this domain sign on with; null for none. */
export const singleSignOnOfferSchema = z.strictObject({ label: z.string().nullable() });
export type SingleSignOnOffer = z.infer<typeof singleSignOnOfferSchema>;
