import {
  ORGANIZATION_LIMITS,
  organizationFormSchema,
  type NewOrganization,
  type OrganizationValues,
} from '@footnote/domain';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import { defineMessages } from 'react-intl';
import { useTranslate } from '../platform/i18n/translate.ts';

const messages = defineMessages({
  required: { defaultMessage: 'Fill in this field.', description: 'Said of an empty field that is required' },
  line: {
    defaultMessage: 'Write at most {most, number} characters on one line.',
    description: 'Said of the name of an organization',
  },
  length: {
    defaultMessage: 'Write at most {most, number} characters.',
    description: 'Said of a text that is too long',
  },
  limit: {
    defaultMessage: 'Write a whole number from 1 to {most, number}.',
    description: 'Said of the user limit of an organization',
  },
});

const FIELDS = ['name', 'description', 'userLimit'] as const;

/** The form of an organization, judged by the schema the server reads it with. */
export function useOrganizationForm(initial: OrganizationValues) {
  const t = useTranslate();
  const form = useForm<OrganizationValues, unknown, NewOrganization>({
    resolver: zodResolver(organizationFormSchema),
    values: initial,
    resetOptions: { keepDirtyValues: true },
    mode: 'onChange',
  });
  const { isValid, isDirty, errors } = form.formState;
  const values = useWatch({ control: form.control });
  const wrong: Record<keyof OrganizationValues, string> = {
    name: t(messages.line, { most: ORGANIZATION_LIMITS.name }),
    description: t(messages.length, { most: ORGANIZATION_LIMITS.description }),
    userLimit: t(messages.limit, { most: ORGANIZATION_LIMITS.users }),
  };
  const written = { ...initial, ...values };
  const sayWrong = (field: keyof OrganizationValues) =>
    written[field].trim() === '' ? t(messages.required) : wrong[field];
  return {
    values: written,
    change: (next: OrganizationValues) => {
      for (const field of FIELDS) {
        if (next[field] !== written[field]) {
          form.setValue(field, next[field], { shouldDirty: true, shouldValidate: true });
        }
      }
    },
    errors: Object.fromEntries(FIELDS.filter((field) => errors[field]).map((field) => [field, sayWrong(field)])),
    canSend: isValid,
    isChanged: isDirty,
    send: (take: (fields: NewOrganization) => Promise<void>) => void form.handleSubmit(take)(),
    reset: (next: OrganizationValues) => form.reset(next),
  };
}
