import type { ContactForm } from '@footnote/domain';
import type { ContactSettings } from '../../platform/config/contact-config.ts';
import { oneLine } from '../../platform/mail/compose-mail.ts';
import type { Mailer, RenderMail } from '../../platform/mail/mail.ports.ts';
import type { ContactTargets, Delivery, KeptMessage } from '../contact/contact.ports.ts';
import { networkCause } from '../../platform/error-code.ts';

export interface ContactTargetsDeps {
  settings: ContactSettings;
  mailer: Pick<Mailer, 'send'>;
  render: RenderMail;
}

/** Milliseconds the other side gets to answer. */
const PATIENCE = 20_000;

/** How each form is sent (specification §7). */
const BODIES: Readonly<Record<ContactForm, (fields: KeptMessage['fields']) => string | URLSearchParams | FormData>> = {
  contact: (fields) => JSON.stringify(fields),
  enterprise: (fields) => new URLSearchParams(fields),
  organizationSource: (fields) => {
    const parts = new FormData();
    for (const [name, value] of Object.entries(fields)) parts.append(name, value);
    return parts;
  },
  feedback: (fields) => JSON.stringify(fields),
};
const TYPES: Partial<Record<ContactForm, string>> = { contact: 'application/json', feedback: 'application/json' };

/** Hands messages to the services that are configured, and others to a mailbox. */
export function createContactTargets(deps: ContactTargetsDeps): ContactTargets {
  const { settings } = deps;
  const addressOf = ({ form, paying }: Pick<KeptMessage, 'form' | 'paying'>) => {
    const { contact, contactOfPaying, ...others } = settings.urls;
    if (form !== 'contact') return others[form];
    return paying ? (contactOfPaying ?? contact) : contact;
  };
  return {
    isOpen: (form) => settings.email !== null || addressOf({ form, paying: false }) !== null,
    async deliver(message, signal) {
      const url = addressOf(message);
      if (url !== null) return post(url, message, signal);
      if (settings.email !== null) return send(deps, settings.email, message);
      return { state: 'failed', response: 'no place is configured' };
    },
  };
}

async function post(url: string, { id, form, fields }: KeptMessage, signal: AbortSignal): Promise<Delivery> {
  const type = TYPES[form];
  try {
    const response = await fetch(url, {
      method: 'POST',
      // Services for forms answer one of a page with the way to their thanks.
      redirect: 'manual',
      headers: {
        accept: 'application/json',
        'idempotency-key': id,
        ...(type === undefined ? {} : { 'content-type': type }),
      },
      body: BODIES[form](fields),
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
    });
    await response.body?.cancel();
    return response.status < 400 ? { state: 'delivered' } : { state: 'failed', response: `HTTP ${response.status}` };
  } catch (error) {
    return { state: 'failed', response: oneLine(networkCause(error)) };
  }
}

/** The order in which a mail names what was filled in; the database keeps none. */
const FACTS = [
  'first_name',
  'second_name',
  'email',
  'phone',
  'institution',
  'institutionRole',
  'company',
  'job_title',
  'country',
  'organization_type',
  'organizationValue',
  'notifyMe',
];

async function send({ mailer, render }: ContactTargetsDeps, to: string, message: KeptMessage): Promise<Delivery> {
  const { id, language, form, fields } = message;
  const facts = FACTS.flatMap((name) => {
    const value = fields[name] ?? '';
    return value === '' ? [] : [`${name}: ${value}`];
  });
  const variables = { facts: [`form: ${form}`, ...facts].join('\n'), query: fields['query'] ?? '' };
  const words = await render({ template: 'contact-message', language, variables });
  const replyTo = fields['email'] ?? '';
  const outcome = await mailer.send({ id, to, language, ...words, ...(replyTo === '' ? {} : { replyTo }) });
  return outcome.state === 'sent' ? { state: 'delivered' } : { state: 'failed', response: outcome.response };
}
