import {
  CONTACT_FORMS,
  contactFormSchema,
  contactWireFields,
  ORGANIZATION_TYPES,
  type ContactForm,
  type ContactMessageInput,
  type ContactValues,
  type OrganizationType,
  type UserProfile,
} from '@footnote/domain';
import { Button, Checkbox, ContactModal, Inline, Select, Stack } from '@footnote/ui';
import { useMemo, useState } from 'react';
import useSWR from 'swr';
import type { ApiError } from '../platform/api/api.client.ts';
import { refusalMessage } from '../platform/forms/problem-messages.ts';
import { useSchemaForm } from '../platform/forms/use-schema-form.ts';
import { locale } from '../platform/i18n/locale.store.ts';
import { useTranslate, type Translate } from '../platform/i18n/translate.ts';
import { openContact } from '../platform/shell/contact.store.ts';
import { showToast } from '../platform/shell/toasts.ts';
import { CONTACT_CALL, fetchOpenForms, sendContactMessage } from './contact.client.ts';
import { messages, typeMessages } from './contact-messages.ts';

export interface ContactDialogProps {
  form: ContactForm;
  open: boolean;
  onClose: () => void;
  /** Whose name and address it begins with; null for a visitor. */
  profile: Pick<
    UserProfile,
    'email' | 'firstName' | 'lastName' | 'phone' | 'jobTitle' | 'company' | 'institution' | 'institutionRole'
  > | null;
}

/** A form to the team: filled in, checked by the schema the server checks with, sent, and emptied. */
export function ContactDialog({ form, open, onClose, profile }: ContactDialogProps) {
  const t = useTranslate();
  const { data: opened } = useSWR(open ? CONTACT_CALL : null, fetchOpenForms);
  const [asks, setAsks] = useState(newAsks);
  const initial = useMemo(() => valuesOf(profile), [profile]);
  const schema = useMemo(() => contactFormSchema(form, { notifyMe: asks.notifyMe }), [form, asks.notifyMe]);
  const fields = useSchemaForm({ schema, initial, live: true });
  const [problem, setProblem] = useState('');
  const send = async () => {
    const sent = await fields.send(() => sendContactMessage(messageOf(form, fields.values, asks)));
    if (!sent.ok) return setProblem(problemOf(t, form, sent.error));
    showToast('positive', t(messages.sent));
    fields.reset(initial);
    setAsks(newAsks);
    return onClose();
  };
  const isClosed = opened?.ok === true && !opened.value.includes(form);
  return (
    <ContactModal
      open={open}
      onClose={onClose}
      form={form}
      shape={CONTACT_FORMS[form]}
      values={fields.values}
      onChange={(next) => {
        setProblem('');
        fields.change(next);
      }}
      errors={fields.errors}
      problem={problem}
      onSend={() => fields.submit(send)}
      canSend={schema.safeParse(fields.values).success}
      busy={fields.busy}
      extra={<Asked form={form} asks={asks} onChange={setAsks} />}
      trap={{ value: asks.website, onChange: (website) => setAsks({ ...asks, website }) }}
      {...(isClosed ? { unavailable: t(messages.unavailable) } : {})}
    />
  );
}

/** What is asked beside the fields of the kit. */
interface Asks {
  /** Names the message, however often it is sent. */
  id: string;
  organizationType: OrganizationType | '';
  notifyMe: boolean;
  website: string;
}

function newAsks(): Asks {
  return { id: crypto.randomUUID(), organizationType: '', notifyMe: false, website: '' };
}

function Asked({ form, asks, onChange }: { form: ContactForm; asks: Asks; onChange: (next: Asks) => void }) {
  const t = useTranslate();
  if (form === 'enterprise') return null;
  if (form === 'feedback') {
    return (
      <Checkbox
        label={t(messages.notify)}
        checked={asks.notifyMe}
        onChange={(notifyMe) => onChange({ ...asks, notifyMe })}
      />
    );
  }
  return (
    <Stack gap="x3">
      <Select
        label={t(messages.type)}
        placeholder={t(messages.choose)}
        options={ORGANIZATION_TYPES.map((value) => ({ value, label: t(typeMessages[value]) }))}
        value={asks.organizationType}
        onChange={(organizationType) => onChange({ ...asks, organizationType })}
      />
      {form === 'contact' && (
        <Inline>
          <Button variant="quiet" icon="chat" onClick={() => openContact('feedback')}>
            {t(messages.feedback)}
          </Button>
        </Inline>
      )}
    </Stack>
  );
}

function valuesOf(profile: ContactDialogProps['profile']): ContactValues {
  return {
    firstName: profile?.firstName ?? '',
    lastName: profile?.lastName ?? '',
    email: profile?.email ?? '',
    phone: profile?.phone ?? '',
    company: profile?.company ?? '',
    jobTitle: profile?.jobTitle ?? '',
    country: '',
    institution: profile?.institution ?? '',
    institutionRole: profile?.institutionRole ?? '',
    query: '',
  };
}

function messageOf(form: ContactForm, values: ContactValues, asks: Asks): ContactMessageInput {
  const { id, website, organizationType, notifyMe } = asks;
  const type = organizationType === '' || form === 'enterprise' ? {} : { organization_type: organizationType };
  const own = form === 'feedback' ? { notifyMe } : type;
  const message = { form, id, website, language: locale.language, ...contactWireFields(form, values), ...own };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server reads it by the schema of this form
  return message as ContactMessageInput;
}

/** The words of specification §8, but for whoever has to wait. */
function problemOf(t: Translate, form: ContactForm, error: ApiError): string {
  if (error.code === 'request/too-many') return refusalMessage(t, error);
  if (form === 'feedback') return t(messages.feedbackFailed);
  return t(error.status === 0 ? messages.network : messages.failed);
}
