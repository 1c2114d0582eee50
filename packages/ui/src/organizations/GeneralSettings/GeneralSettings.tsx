import type { OrganizationSettingsValues } from '@footnote/domain';
import { useId, useState, type ReactNode } from 'react';
import { FormFields } from '../../layout/FormFields/FormFields.tsx';
import { FormFrame } from '../../layout/FormFrame/FormFrame.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { fieldMessages } from '../organization-fields.messages.ts';
import { messages } from './GeneralSettings.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './GeneralSettings.css.ts';

export interface GeneralSettingsProps {
  /** The form as it is written; null while it loads. */
  values: OrganizationSettingsValues | null;
  /** Called with the whole form on every change. */
  onChange: (values: OrganizationSettingsValues) => void;
  /** What is wrong, by field. */
  errors?: Partial<Record<keyof OrganizationSettingsValues, string>>;
  /** What kept it from being saved or deleted. */
  problem?: string;
  /** Called when a user saves. */
  onSave: () => void;
  /** False while something is wrong or nothing was changed. */
  canSave: boolean;
  /** How far saving is. */
  saving?: 'idle' | 'busy' | 'saved';
  /** Lets only super admins change the user limit. */
  limitLocked?: boolean;
  /** Further parts of the settings, above the way to delete it. */
  children?: ReactNode;
  /** Called when a user has confirmed to delete it; left out, nothing is said of deleting. */
  onDelete?: () => void;
  /** Why it cannot be deleted ("Delete its sources first."); '' when it can. */
  deleteRefusal?: string;
}

/** Name, description and user limit of an organization, whether it asks for a second factor, and the way to delete it. */
export function GeneralSettings(props: GeneralSettingsProps) {
  const { t } = useMessages();
  const { values, onChange, errors = {}, problem = '', onSave, canSave, saving = 'idle' } = props;
  if (values === null) return <Loading label={t(messages.loading)} />;
  const busy = saving === 'busy';
  const limitLocked = props.limitLocked === true;
  return (
    <div className={styles.page}>
      <FormFrame
        problem={problem}
        submitLabel={t(messages.save)}
        onSubmit={onSave}
        busy={busy}
        disabled={!canSave}
        actions={
          <output className={styles.saved}>
            {saving === 'saved' && (
              <>
                <Icon name="check" />
                {t(messages.saved)}
              </>
            )}
          </output>
        }
      >
        <FormFields
          fields={[
            { name: 'name', label: t(fieldMessages.name), required: true, disabled: busy },
            { name: 'description', label: t(fieldMessages.description), kind: 'multiline', disabled: busy },
            {
              name: 'userLimit',
              label: t(fieldMessages.userLimit),
              kind: 'whole',
              hint: t(fieldMessages.userLimitHint),
              required: !limitLocked,
              disabled: busy || limitLocked,
              width: 'half',
            },
          ]}
          values={{ name: values.name, description: values.description, userLimit: values.userLimit }}
          errors={errors}
          onChange={(name, value) => onChange({ ...values, [name]: value })}
        />
        <Checkbox
          label={t(messages.secondFactor)}
          hint={t(messages.secondFactorHint)}
          checked={values.secondFactorRequired}
          onChange={(secondFactorRequired) => onChange({ ...values, secondFactorRequired })}
          disabled={busy}
        />
      </FormFrame>
      {props.children}
      {props.onDelete !== undefined && (
        <Delete onDelete={props.onDelete} refusal={props.deleteRefusal ?? ''} busy={busy} />
      )}
    </div>
  );
}

interface DeleteProps {
  onDelete: () => void;
  refusal: string;
  busy: boolean;
}

function Delete({ onDelete, refusal, busy }: DeleteProps) {
  const { t } = useMessages();
  const [asking, setAsking] = useState(false);
  const id = useId();
  return (
    <div className={styles.danger}>
      <Button
        icon="trash"
        disabled={busy || refusal !== ''}
        aria-describedby={refusal === '' ? undefined : id}
        onClick={() => setAsking(true)}
      >
        {t(messages.remove)}
      </Button>
      {refusal !== '' && (
        <p id={id} className={styles.refusal}>
          {refusal}
        </p>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(messages.removingTitle)}
        description={t(messages.removingText)}
        confirmLabel={t(messages.removingConfirm)}
        cancelLabel={t(messages.removingKeep)}
        tone="critical"
        onConfirm={() => {
          setAsking(false);
          onDelete();
        }}
      />
    </div>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div className={styles.page}>
      <VisuallyHidden>{label}</VisuallyHidden>
      <Skeleton shape="control" width="most" />
      <Skeleton shape="block" width="most" />
      <Skeleton shape="control" width="quarter" />
    </div>
  );
}
