import { emailSchema } from '@footnote/domain';
import type { Provider } from '@footnote/ui';
import { useEffect, useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import { answerOf } from '../../platform/api/call-failure.ts';
import type { FormSubmission } from '../../platform/forms/use-form-submission.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { calls } from '../../platform/navigation/paths.ts';
import { authMessages } from './auth.messages.ts';
import { beginSignOn, fetchSignOnOffer } from './auth.client.ts';

/** Milliseconds without a key after which an address counts as written. */
const WRITTEN_MS = 400;

/** The way in with the provider of an organization that has the domain of an address; none until it is known. */
export function useSingleSignOn(email: string, { send }: Pick<FormSubmission, 'send'>): Provider[] {
  const t = useTranslate();
  const written = useWritten(email.trim());
  // What is offered depends on the domain alone, and is asked for once.
  const address = emailSchema.safeParse(written).data;
  const domain = address === undefined ? null : address.slice(address.lastIndexOf('@') + 1);
  const { data: name = null } = useSWRImmutable(
    domain === null ? null : [calls.auth('single-sign-on/offer'), domain],
    async () => answerOf(await fetchSignOnOffer(written)),
  );
  if (domain === null || name === null) return [];
  const begin = async () => {
    const begun = await send(() => beginSignOn(written));
    if (begun.ok) location.assign(begun.value);
  };
  return [{ id: 'single-sign-on', label: t(authMessages.continueWith, { name }), onChoose: () => void begin() }];
}

/** A text once its writer pauses. */
function useWritten(text: string): string {
  const [written, setWritten] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setWritten(text), WRITTEN_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return written;
}
