import type { SourceSettingsValues } from '@footnote/domain';
import { FormFields, type FormField } from '../../layout/FormFields/FormFields.tsx';
import { FormModal } from '../../layout/FormModal/FormModal.tsx';
import type { FieldsModalProps } from '../../layout/fields-modal.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { Select, type SelectOption } from '../../primitives/Select/Select.tsx';
import { LanguagesField } from '../languages-field.tsx';
import { fieldMessages } from '../source-fields.messages.ts';
import { messages } from './SourceSettingsModal.messages.ts';
import type { Translate } from '../../messages/define-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

interface Range {
  min: number;
  max: number;
}

export interface SourceSettingsModalProps extends FieldsModalProps<SourceSettingsValues> {
  /** BCP 47 tags of the languages that can be chosen. */
  languages: readonly string[];
  /** Where its documents may be kept; with one place there is nothing to choose. */
  locations: readonly SelectOption[];
  /** Days for which deleted documents may be kept. */
  retentionDays: Range;
  /** How many shards its index may have. */
  numberOfShards: Range;
  /**
   * Lets only super admins change the page quota.
   * @default false
   */
  quotaLocked?: boolean;
  /** Called when a user saves. */
  onSave: () => void;
  /** False while something is wrong or nothing was changed. */
  canSave: boolean;
}

type TextName = 'name' | 'description' | 'retentionDays' | 'numberOfShards' | 'pageQuota';

/** What a source is, whether it is searched, and where and how it is kept; for admins of its organization. */
export function SourceSettingsModal(props: SourceSettingsModalProps) {
  const { t } = useMessages();
  const { open, onClose, values, onChange, errors = {}, problem = '', busy = false, locations } = props;
  const { languages, location, enabled, ...texts } = values;
  return (
    <FormModal
      open={open}
      onClose={onClose}
      title={t(messages.title)}
      problem={problem}
      onSubmit={props.onSave}
      busy={busy}
      staysWhileBusy
      disabled={!props.canSave}
      submitLabel={t(messages.submit)}
      cancelLabel={t(fieldMessages.cancel)}
      closeLabel={t(fieldMessages.close)}
    >
      <FormFields<TextName>
        fields={fieldsOf(t, props).map((field) => ({ ...field, disabled: busy || field.disabled === true }))}
        values={texts}
        errors={errors}
        onChange={(name, value) => onChange({ ...values, [name]: value })}
      />
      <Select
        label={t(messages.region)}
        options={locations}
        value={location}
        onChange={(next) => onChange({ ...values, location: next })}
        disabled={busy || locations.length < 2}
      />
      <LanguagesField
        value={languages}
        onChange={(tags) => onChange({ ...values, languages: tags })}
        languages={props.languages}
        disabled={busy}
      />
      <Checkbox
        label={t(messages.enabled)}
        hint={t(messages.enabledHint)}
        checked={enabled}
        onChange={(next) => onChange({ ...values, enabled: next })}
        disabled={busy}
      />
    </FormModal>
  );
}

function fieldsOf(t: Translate, props: SourceSettingsModalProps): FormField<TextName>[] {
  const { retentionDays, numberOfShards, quotaLocked = false } = props;
  return [
    { name: 'name', label: t(fieldMessages.name), required: true },
    { name: 'description', label: t(fieldMessages.description), kind: 'multiline', required: true },
    {
      name: 'retentionDays',
      label: t(messages.retention),
      hint: t(messages.retentionHint, { ...retentionDays }),
      kind: 'whole',
      width: 'half',
      required: true,
    },
    {
      name: 'numberOfShards',
      label: t(messages.shards),
      hint: t(messages.shardsHint, { ...numberOfShards }),
      kind: 'whole',
      width: 'half',
      required: true,
    },
    {
      name: 'pageQuota',
      label: t(messages.quota),
      hint: t(quotaLocked ? messages.quotaLocked : messages.quotaHint),
      kind: 'whole',
      width: 'half',
      disabled: quotaLocked,
    },
  ];
}
