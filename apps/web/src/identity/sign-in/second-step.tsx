import { secondFactorCodeFormSchema } from '@footnote/domain';
import { SecondFactorForm } from '@footnote/ui';
import { useState } from 'react';
import useSWRImmutable from 'swr/immutable';
import { useSchemaForm } from '../../platform/forms/use-schema-form.ts';
import { signInCalls } from './sign-in-calls.ts';
import { fetchSecondStep, takeSecondStepWithPasskey } from '../passkeys/passkeys.client.ts';
import { takeSecondStep } from './auth.client.ts';
import { useCompleteSignIn } from './use-complete-sign-in.ts';

/** Asks whoever gave the right password for their second factor: a passkey, or a code. */
export function SecondStep({ onBack }: { onBack: () => void }) {
  const form = useSchemaForm({ schema: secondFactorCodeFormSchema, initial: { code: '' } });
  const arrive = useCompleteSignIn();
  const [recovery, setRecovery] = useState(false);
  const offered = useOffered();
  const submit = () =>
    form.submit(async ({ code }) => {
      const taken = await form.send(() => takeSecondStep(code));
      if (taken.ok) await form.send(arrive);
    });
  const usePasskey = async () => {
    const taken = await form.send(takeSecondStepWithPasskey);
    if (taken.ok) await form.send(arrive);
  };
  if (offered === undefined) return null;
  return (
    <SecondFactorForm
      values={form.values}
      onChange={form.change}
      errors={form.errors}
      problem={form.problem}
      onSubmit={submit}
      busy={form.busy}
      recovery={recovery}
      onRecovery={(next) => {
        setRecovery(next);
        form.reset({ code: '' });
      }}
      app={offered?.authenticator ?? true}
      codes={offered?.recovery ?? true}
      {...((offered?.passkey ?? null) === null ? {} : { onPasskey: () => void usePasskey() })}
      onBack={onBack}
    />
  );
}

/** By what the step can be taken; null where that could not be loaded, undefined until it is. */
function useOffered() {
  // Of every password that was given anew: what is set up may have changed.
  const [key] = useState(() => [signInCalls.secondStep, performance.now()]);
  const { data } = useSWRImmutable(key, fetchSecondStep);
  if (data === undefined) return undefined;
  return data.ok ? data.value : null;
}
