import type { LlmManager, LlmSettingsValues } from '@footnote/domain';
import { FormFrame } from '../../layout/FormFrame/FormFrame.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import { TextInput } from '../../primitives/TextInput/TextInput.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { providerMessages } from '../llm-providers.messages.ts';
import { fieldMessages, hintMessages, messages } from './LlmSettingsForm.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './LlmSettingsForm.css.ts';

export interface LlmSettingsFormProps {
  /** The settings as they are written; null while they load. */
  values: LlmSettingsValues | null;
  /** Called with the whole form on every change. */
  onChange: (values: LlmSettingsValues) => void;
  /** The makers of language models; those the server can reach can be chosen, and quoting without any model. */
  providers: LlmManager['providers'];
  /** Days for which prompts and answers are kept where that is switched on. */
  logDays: number;
  /** What is wrong, by field ("This is not valid JSON."). */
  errors?: Partial<Record<keyof LlmSettingsValues, string>>;
  /** What kept it from being saved. */
  problem?: string;
  /** Called when a user saves. */
  onSave: () => void;
  /** Called when a user tries what stands in the form; without it, it cannot be tried. */
  onTry?: () => void;
  /**
   * Shows that it is being tried.
   * @default false
   */
  trying?: boolean;
  /** How far saving is. */
  saving?: 'idle' | 'busy' | 'saved';
}

const NUMBERS = ['temperature', 'topP', 'retryAttempts'] as const;

interface FieldsProps extends LlmSettingsFormProps {
  values: LlmSettingsValues;
  busy: boolean;
}

/** Which language model writes answers, and how; for super admins. */
export function LlmSettingsForm(props: LlmSettingsFormProps) {
  const { t } = useMessages();
  const { values, problem = '', onSave, onTry, trying = false, saving = 'idle' } = props;
  if (values === null) return <Loading label={t(messages.loading)} />;
  const busy = saving === 'busy';
  const isQuoting = values.provider === 'extractive';
  const actions = (
    <>
      {onTry !== undefined && !isQuoting && (
        <Button busy={trying} disabled={busy} onClick={onTry}>
          {t(messages.tryIt)}
        </Button>
      )}
      <Saved {...props} />
    </>
  );
  const fields = { ...props, values, busy };
  return (
    <FormFrame problem={problem} submitLabel={t(messages.save)} onSubmit={onSave} busy={busy} actions={actions}>
      <Provider {...fields} />
      {!isQuoting && <ModelFields {...fields} />}
    </FormFrame>
  );
}

/** The name, state and error of a field. */
function useField({ errors = {}, busy }: FieldsProps) {
  const { t } = useMessages();
  return (name: keyof LlmSettingsValues) => {
    const error = errors[name];
    return { label: t(fieldMessages[name]), disabled: busy, ...(error === undefined ? {} : { error }) };
  };
}

function Provider(props: FieldsProps) {
  const { t } = useMessages();
  const field = useField(props);
  const { values, onChange, providers } = props;
  const choices = [{ provider: 'extractive' as const, usable: true }, ...providers];
  const options = choices
    .filter(({ provider, usable }) => usable || provider === values.provider)
    .map(({ provider, usable }) => {
      const name = t(providerMessages[provider]);
      return { value: provider, label: usable ? name : t(messages.noKey, { provider: name }) };
    });
  return (
    <Select
      {...field('provider')}
      hint={t(hintMessages.provider)}
      options={options}
      placeholder={t(messages.choose)}
      required
      value={options.find(({ value }) => value === values.provider)?.value ?? ''}
      onChange={(provider) => onChange({ ...values, provider })}
    />
  );
}

function ModelFields(props: FieldsProps) {
  const { t } = useMessages();
  const field = useField(props);
  const { values, onChange } = props;
  const line = (name: 'model' | 'precisionModel' | (typeof NUMBERS)[number]) => (
    <TextInput
      key={name}
      {...field(name)}
      hint={t(hintMessages[name])}
      autoComplete="off"
      required={name === 'model' || name === 'retryAttempts'}
      value={values[name]}
      onChange={(text) => onChange({ ...values, [name]: text })}
      {...INPUT_MODES[name]}
    />
  );
  return (
    <>
      <div className={styles.pair}>
        {line('model')}
        {line('precisionModel')}
      </div>
      <div className={styles.numbers}>{NUMBERS.map(line)}</div>
      <Switches {...props} />
      <TextArea
        {...field('custom')}
        hint={t(hintMessages.custom)}
        rows={6}
        value={values.custom}
        onChange={(custom) => onChange({ ...values, custom })}
      />
    </>
  );
}

const INPUT_MODES = {
  model: {},
  precisionModel: {},
  temperature: { inputMode: 'decimal' },
  topP: { inputMode: 'decimal' },
  retryAttempts: { inputMode: 'numeric' },
} as const;

function Switches({ values, onChange, busy, logDays }: FieldsProps) {
  const { t } = useMessages();
  const hints = { logToDB: t(hintMessages.logToDB, { days: logDays }), expectsJson: t(hintMessages.expectsJson) };
  return (
    <div className={styles.switches}>
      {(['logToDB', 'expectsJson'] as const).map((name) => (
        <Switch
          key={name}
          label={t(fieldMessages[name])}
          hint={hints[name]}
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
