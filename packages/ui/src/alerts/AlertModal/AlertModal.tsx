import type { AlertValues } from '@footnote/domain';
import { FormFields } from '../../layout/FormFields/FormFields.tsx';
import { FormFrame } from '../../layout/FormFrame/FormFrame.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import * as styles from './AlertModal.css.ts';

/** Words of an AlertModal. */
export interface AlertModalLabels {
  /** Its heading ("Weekly alert"). */
  title: string;
  /** What will come, and how it ends, in one line. */
  description: string;
  /** Stands above the search ("New studies of"). */
  search: string;
  /** Names of the fields. */
  fields: Readonly<Record<keyof AlertValues, string>>;
  /** "Subscribe" */
  subscribe: string;
  cancel: string;
  close: string;
}

export interface AlertModalProps {
  /** Whether it is shown. */
  open: boolean;
  /** Called when a user cancels or closes it. */
  onClose: () => void;
  /** The search in words, as the alert will repeat it. */
  query: string;
  /** What is written in its fields. */
  values: AlertValues;
  /** Called with all fields on every change. */
  onChange: (values: AlertValues) => void;
  /**
   * What is wrong, by field.
   * @default {}
   */
  errors?: Partial<Record<keyof AlertValues, string>>;
  /** What kept the alert from being made; '' when nothing did. */
  problem?: string;
  /** Called on submit, only while `canSubscribe`. */
  onSubscribe: () => void;
  /** False while a field is missing or wrong. */
  canSubscribe: boolean;
  /**
   * Shows that the alert is being made.
   * @default false
   */
  busy?: boolean;
  /** What is said once the alert is made; the form goes then. */
  done?: string;
  /** Its words, in the user’s language. */
  labels: AlertModalLabels;
}

/** Asks where to send the new studies of a search each week. */
export function AlertModal(props: AlertModalProps) {
  const { open, onClose, query, done, labels } = props;
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={labels.title}
      description={labels.description}
      width="narrow"
      closeLabel={labels.close}
      {...(done === undefined
        ? {}
        : {
            actions: (
              <Button variant="primary" onClick={onClose}>
                {labels.close}
              </Button>
            ),
          })}
    >
      <p className={styles.search}>
        <span className={styles.name}>{labels.search}</span>
        <bdi className={styles.query}>{query}</bdi>
      </p>
      <div aria-live="polite">{done !== undefined && <Banner tone="positive">{done}</Banner>}</div>
      {done === undefined && <AlertForm {...props} />}
    </Modal>
  );
}

function AlertForm(props: AlertModalProps) {
  const { onClose, values, onChange, errors = {}, problem = '', onSubscribe, canSubscribe, busy = false } = props;
  const { labels } = props;
  const shared = { required: true, disabled: busy };
  return (
    <FormFrame
      problem={problem}
      submitLabel={labels.subscribe}
      onSubmit={onSubscribe}
      busy={busy}
      disabled={!canSubscribe}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {labels.cancel}
        </Button>
      }
    >
      <FormFields
        fields={[
          { ...shared, name: 'email', label: labels.fields.email, kind: 'email', autoComplete: 'email' },
          { ...shared, name: 'institution', label: labels.fields.institution, autoComplete: 'organization' },
          { ...shared, name: 'title', label: labels.fields.title, autoComplete: 'off' },
        ]}
        values={{ email: values.email, institution: values.institution, title: values.title }}
        errors={errors}
        onChange={(name, value) => onChange({ ...values, [name]: value })}
      />
    </FormFrame>
  );
}
