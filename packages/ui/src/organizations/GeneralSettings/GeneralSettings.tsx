import type { OrganizationValues } from '@footnote/domain';
import { useId, useState } from 'react';
import { FormFields } from '../../layout/FormFields/FormFields.tsx';
import { FormFrame } from '../../layout/FormFrame/FormFrame.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './GeneralSettings.css.ts';

/** Words of GeneralSettings. */
export interface GeneralSettingsLabels extends Record<keyof OrganizationValues, string> {
  /** What counts against the user limit. */
  userLimitHint: string;
  /** "Save" */
  save: string;
  /** Said beside the button once it is saved. */
  saved: string;
  /** "Delete organization" */
  remove: string;
  /** Said while it loads. */
  loading: string;
  /** The question before that, what follows from it, and its two answers. */
  removing: { title: string; text: string; confirm: string; keep: string };
}

export interface GeneralSettingsProps {
  /** The form as it is written; null while it loads. */
  values: OrganizationValues | null;
  /** Called with the whole form on every change. */
  onChange: (values: OrganizationValues) => void;
  /** What is wrong, by field. */
  errors?: Partial<Record<keyof OrganizationValues, string>>;
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
  /** Called when a user has confirmed to delete it; left out, nothing is said of deleting. */
  onDelete?: () => void;
  /** Why it cannot be deleted ("Delete its sources first."); '' when it can. */
  deleteRefusal?: string;
  /** Its words. */
  labels: GeneralSettingsLabels;
}

/** Name, description and user limit of an organization, and the way to delete it. */
export function GeneralSettings(props: GeneralSettingsProps) {
  const { values, onChange, errors = {}, problem = '', onSave, canSave, saving = 'idle', labels } = props;
  if (values === null) return <Loading label={labels.loading} />;
  const busy = saving === 'busy';
  const limitLocked = props.limitLocked === true;
  return (
    <div className={styles.page}>
      <FormFrame
        problem={problem}
        submitLabel={labels.save}
        onSubmit={onSave}
        busy={busy}
        disabled={!canSave}
        actions={
          <output className={styles.saved}>
            {saving === 'saved' && (
              <>
                <Icon name="check" />
                {labels.saved}
              </>
            )}
          </output>
        }
      >
        <FormFields
          fields={[
            { name: 'name', label: labels.name, required: true, disabled: busy },
            { name: 'description', label: labels.description, kind: 'multiline', disabled: busy },
            {
              name: 'userLimit',
              label: labels.userLimit,
              kind: 'whole',
              hint: labels.userLimitHint,
              required: !limitLocked,
              disabled: busy || limitLocked,
              width: 'half',
            },
          ]}
          values={{ name: values.name, description: values.description, userLimit: values.userLimit }}
          errors={errors}
          onChange={(name, value) => onChange({ ...values, [name]: value })}
        />
      </FormFrame>
      {props.onDelete !== undefined && (
        <Delete onDelete={props.onDelete} refusal={props.deleteRefusal ?? ''} busy={busy} labels={labels} />
      )}
    </div>
  );
}

interface DeleteProps {
  onDelete: () => void;
  refusal: string;
  busy: boolean;
  labels: GeneralSettingsLabels;
}

function Delete({ onDelete, refusal, busy, labels }: DeleteProps) {
  const [asking, setAsking] = useState(false);
  const id = useId();
  const { title, text, confirm, keep } = labels.removing;
  return (
    <div className={styles.danger}>
      <Button
        icon="trash"
        disabled={busy || refusal !== ''}
        aria-describedby={refusal === '' ? undefined : id}
        onClick={() => setAsking(true)}
      >
        {labels.remove}
      </Button>
      {refusal !== '' && (
        <p id={id} className={styles.refusal}>
          {refusal}
        </p>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={title}
        description={text}
        confirmLabel={confirm}
        cancelLabel={keep}
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
