import { secondFactorProofFormSchema, type SecondFactorProof, type UserProfile } from '@footnote/domain';
import { SecondFactorModal, SecondFactorPanel, type SecondFactorPurpose, type SecondFactorStage } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import useSWR from 'swr';
import { loadAccount } from '../../platform/account/account.store.ts';
import { useSchemaForm } from '../../platform/forms/use-schema-form.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { useMoments } from '../../platform/i18n/use-moments.ts';
import { profileCalls } from './profile-calls.ts';
import { showToast } from '../../platform/shell/toasts.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  fetchSecondFactor,
  renewRecoveryCodes,
} from './profile.client.ts';
import { saveRecoveryCodes } from './save-recovery-codes.ts';

const messages = defineMessages({
  on: {
    defaultMessage: 'Your second factor is on. Everywhere else you are logged out.',
    description: 'Said once the second factor was turned on',
  },
  off: { defaultMessage: 'Your second factor is off.', description: 'Said once the second factor was turned off' },
});

const EMPTY = { currentPassword: '', code: '' };
/** Of one step only one field is shown; the other is sent with none. */
const UNASKED = '-';

export interface OwnSecondFactorProps {
  profile: Readonly<Pick<UserProfile, 'id' | 'email'>>;
  /** Called once it is on: every other session has ended. */
  onTurnedOn: () => void;
}

/** The second factor of a user's own account, with the steps to turn it on and off. */
export function OwnSecondFactor({ profile, onTurnedOn }: OwnSecondFactorProps) {
  const { formatDate } = useMoments();
  const { data, mutate } = useSWR([profileCalls.secondFactor, profile.id], fetchSecondFactor);
  const [purpose, setPurpose] = useState<SecondFactorPurpose>('set-up');
  const [isOpen, setOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const open = (next: SecondFactorPurpose) => {
    setPurpose(next);
    setOpenings(openings + 1);
    setOpen(true);
  };
  const changed = async (what: SecondFactorPurpose) => {
    await mutate();
    if (what === 'set-up') onTurnedOn();
    // Organizations that ask for a second factor are open now, or no longer.
    await loadAccount();
  };
  return (
    <>
      <SecondFactorPanel
        state={data?.ok === true ? data.value : null}
        {...(data?.ok === false ? { onRetry: () => void mutate() } : {})}
        onSetUp={() => open('set-up')}
        onRenew={() => open('renew')}
        onTurnOff={() => open('turn-off')}
        formatDate={formatDate}
      />
      {/* Opened again, it begins anew: no key, code or password of before stays. */}
      <SecondFactorSteps
        key={openings}
        open={isOpen}
        purpose={purpose}
        email={profile.email}
        onClose={() => setOpen(false)}
        onChanged={(what) => void changed(what)}
      />
    </>
  );
}

interface StepsProps {
  open: boolean;
  purpose: SecondFactorPurpose;
  email: string;
  onClose: () => void;
  onChanged: (purpose: SecondFactorPurpose) => void;
}

/** The dialog, with what the server is asked at each of its steps. */
function SecondFactorSteps({ open, purpose, email, onClose, onChanged }: StepsProps) {
  const t = useTranslate();
  const [stage, setStage] = useState<SecondFactorStage>({ step: 'prove', purpose });
  const isBeginning = stage.step === 'prove' && purpose === 'set-up';
  const form = useSchemaForm({
    schema: secondFactorProofFormSchema,
    initial: { ...EMPTY, ...(isBeginning ? { code: UNASKED } : {}) },
  });
  const steps: Record<SecondFactorPurpose, (proof: SecondFactorProof) => Promise<void>> = {
    async 'set-up'({ currentPassword, code }) {
      if (stage.step === 'prove') {
        const begun = await form.send(() => beginSecondFactor(currentPassword));
        if (!begun.ok) return;
        form.reset({ currentPassword: UNASKED, code: '' });
        setStage({ step: 'app', setup: begun.value });
        return;
      }
      const confirmed = await form.send(() => confirmSecondFactor(code));
      if (confirmed.ok) show(confirmed.value, t(messages.on));
    },
    async renew(proof) {
      const renewed = await form.send(() => renewRecoveryCodes(proof));
      if (renewed.ok) show(renewed.value, null);
    },
    async 'turn-off'(proof) {
      const ended = await form.send(() => endSecondFactor(proof));
      if (!ended.ok) return;
      onClose();
      showToast('positive', t(messages.off));
      onChanged(purpose);
    },
  };
  const show = (codes: readonly string[], toast: string | null) => {
    // Whoever has a passkey has had theirs, which go on working.
    if (codes.length === 0) onClose();
    else setStage({ step: 'codes', codes });
    if (toast !== null) showToast('positive', toast);
    onChanged(purpose);
  };
  return (
    <SecondFactorModal
      open={open}
      onClose={onClose}
      stage={stage}
      email={email}
      values={form.values}
      onChange={form.change}
      errors={form.errors}
      problem={form.problem}
      onSubmit={() => form.submit(steps[purpose])}
      onDownload={() => stage.step === 'codes' && saveRecoveryCodes(stage.codes)}
      busy={form.busy}
    />
  );
}
