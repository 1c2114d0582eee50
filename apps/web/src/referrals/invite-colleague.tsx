import { referralInvitationFormSchema } from '@footnote/domain';
import { InviteModal } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { useSchemaForm } from '../platform/forms/use-schema-form.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { sendInvitation } from './referrals.client.ts';

const messages = defineMessages({
  sent: { defaultMessage: 'Invite sent successfully', description: 'Said once somebody was invited by mail' },
  failed: {
    defaultMessage: 'Failed to send the invite, please try again',
    description: 'Why an invitation by mail was not sent',
  },
});

const EMPTY = { email: '', name: '' };

/** Asks whom to invite, and sends them the link by mail; the form stays for the next one. */
export function InviteColleague({ open, onClose, onSent }: { open: boolean; onClose: () => void; onSent: () => void }) {
  const t = useTranslate();
  const form = useSchemaForm({ schema: referralInvitationFormSchema, initial: EMPTY });
  const [outcome, setOutcome] = useState<'sent' | 'failed' | null>(null);
  const close = () => {
    setOutcome(null);
    onClose();
  };
  const send = () =>
    form.submit(async (invitation) => {
      setOutcome(null);
      const sent = await form.send(() => sendInvitation(invitation));
      // What the server has no words for, such as no answer at all, has those of specification §8.
      if (!sent.ok) return setOutcome(sent.error.code === '' ? 'failed' : null);
      setOutcome('sent');
      form.reset(EMPTY);
      return onSent();
    });
  return (
    <InviteModal
      open={open}
      onClose={close}
      values={form.values}
      onChange={(next) => {
        setOutcome(null);
        form.change(next);
      }}
      errors={form.errors}
      problem={outcome === 'failed' ? t(messages.failed) : form.problem}
      sent={outcome === 'sent' ? t(messages.sent) : ''}
      onSend={send}
      busy={form.busy}
    />
  );
}
