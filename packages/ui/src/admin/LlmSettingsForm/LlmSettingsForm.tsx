import type { LlmSettingsValues } from '@footnote/domain';
import { FormFrame } from '../../layout/FormFrame/FormFrame.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Select, type SelectOption } from '../../primitives/Select/Select.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { fieldMessages, hintMessages, messages } from './LlmSettingsForm.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './LlmSettingsForm.css.ts';

export interface LlmSettingsFormProps {
  /** The settings as they are written; null while they load. */
  values: LlmSettingsValues | null;
  /** Called with the whole form on every change. */
  onChange: (values: LlmSettingsValues) => void;
  /** Providers to choose from. */
  providers: readonly SelectOption[];
  /** What is wrong, by field ("This is not valid JSON."). */
  errors?: Partial<Record<keyof LlmSettingsValues, string>>;
  /** What kept it from being saved. */
  problem?: string;
  /** Called when a user saves. */
  onSave: () => void;
  /** How far saving is. */
  saving?: 'idle' | 'busy' | 'saved';
}

const NUMBERS = ['temperature', 'topP', 'retryAttempts'] as const;

/** Which language model writes answers, and how; for super admins. */
export function LlmSettingsForm(props: LlmSettingsFormProps) {
  const { t } = useMessages();
  const { values, onChange, providers, errors = {}, problem = '', onSave, saving = 'idle' } = props;
  if (values === null) return <Loading label={t(messages.loading)} />;
  const busy = saving === 'busy';
  const set = (changed: Partial<LlmSettingsValues>) => onChange({ ...values, ...changed });
  const field = (name: keyof LlmSettingsValues) => {
    const error = errors[name];
    return { label: t(fieldMessages[name]), disabled: busy, ...(error === undefined ? {} : { error }) };
  };
  const number = (name: (typeof NUMBERS)[number]) => (
    <TextInput
      key={name}
      {...field(name)}
      hint={t(hintMessages[name])}
      inputMode={name === 'retryAttempts' ? 'numeric' : 'decimal'}
      autoComplete="off"
      required
      value={values[name]}
      onChange={(text) => set({ [name]: text })}
    />
  );
  return (
    <FormFrame
      problem={problem}
      submitLabel={t(messages.save)}
      onSubmit={onSave}
      busy={busy}
      actions={<Saved {...props} />}
    >
      <div className={styles.pair}>
        <Select
          {...field('provider')}
          options={providers}
          placeholder={t(messages.choose)}
          required
          value={values.provider}
          onChange={(provider) => set({ provider })}
        />
        <TextInput
          {...field('model')}
          hint={t(hintMessages.model)}
          autoComplete="off"
          required
          value={values.model}
          onChange={(model) => set({ model })}
        />
      </div>
      <div className={styles.numbers}>{NUMBERS.map(number)}</div>
      <Switches {...props} values={values} busy={busy} />
      <TextArea
        {...field('custom')}
        hint={t(hintMessages.custom)}
        rows={6}
        value={values.custom}
        onChange={(custom) => set({ custom })}
      />
    </FormFrame>
  );
}

function Switches({ values, onChange, busy }: LlmSettingsFormProps & { values: LlmSettingsValues; busy: boolean }) {
  const { t } = useMessages();
  return (
    <div className={styles.switches}>
      {(['logToDB', 'expectsJson'] as const).map((name) => (
        <Switch
          key={name}
          label={t(fieldMessages[name])}
          hint={t(hintMessages[name])}
          checked={values[name]}
          disabled={busy}
          onChange={(checked) => onChange({ ...values, [name]: checked })}
        />
      ))}
    </div>
  );
}

function Saved({ saving }: LlmSettingsFormProps) {
  const { t } = useMessages();
  return (
    <output className={styles.saved}>
      {saving === 'saved' && (
        <>
          <Icon name="check" />
          {t(messages.saved)}
        </>
      )}
    </output>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div className={styles.switches}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton shape="control" width="most" />
      <Skeleton shape="control" width="most" />
      <Skeleton shape="control" width="half" />
      <Skeleton shape="block" width="most" />
    </div>
  );
}
