import { secondFactorCodeFormSchema } from '@footnote/domain';
import { SecondFactorForm } from '@footnote/ui';
import { useState } from 'react';
import { useSchemaForm } from '../../platform/forms/use-schema-form.ts';
import { takeSecondStep } from './auth.client.ts';
import { useCompleteSignIn } from './use-complete-sign-in.ts';

/** Asks whoever gave the right password for a code of their second factor. */
export function SecondStep({ onBack }: { onBack: () => void }) {
  const form = useSchemaForm({ schema: secondFactorCodeFormSchema, initial: { code: '' } });
  const arrive = useCompleteSignIn();
  const [recovery, setRecovery] = useState(false);
  const submit = () =>
    form.submit(async ({ code }) => {
      const taken = await form.send(() => takeSecondStep(code));
      if (taken.ok) await form.send(arrive);
    });
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
      onBack={onBack}
    />
  );
}
