import type { AlertValues } from '@footnote/domain';
import { FormFields } from '../../layout/FormFields/FormFields.tsx';
import { FormFrame } from '../../layout/FormFrame/FormFrame.tsx';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { messages, fieldsMessages } from './AlertModal.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './AlertModal.css.ts';

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
}

/** Asks where to send the new studies of a search. */
export function AlertModal(props: AlertModalProps) {
  const { t } = useMessages();
  const { open, onClose, query, done } = props;
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t(messages.title)}
      description={t(messages.description)}
      width="narrow"
      closeLabel={t(messages.close)}
      {...(done === undefined
        ? {}
        : {
            actions: (
              <Button variant="primary" onClick={onClose}>
                {t(messages.close)}
              </Button>
            ),
          })}
    >
      <p className={styles.search}>
        <span className={styles.name}>{t(messages.search)}</span>
        <bdi className={styles.query}>{query}</bdi>
      </p>
      <div aria-live="polite">{done !== undefined && <Banner tone="positive">{done}</Banner>}</div>
      {done === undefined && <AlertForm {...props} />}
    </Modal>
  );
}

function AlertForm(props: AlertModalProps) {
  const { t } = useMessages();
  const { onClose, values, onChange, errors = {}, problem = '', onSubscribe, canSubscribe, busy = false } = props;
  const shared = { required: true, disabled: busy };
  return (
    <FormFrame
      problem={problem}
      submitLabel={t(messages.subscribe)}
      onSubmit={onSubscribe}
      busy={busy}
      disabled={!canSubscribe}
      actions={
        <Button variant="quiet" onClick={onClose}>
          {t(messages.cancel)}
        </Button>
      }
    >
      <FormFields
        fields={[
          { ...shared, name: 'email', label: t(fieldsMessages.email), kind: 'email', autoComplete: 'email' },
          { ...shared, name: 'institution', label: t(fieldsMessages.institution), autoComplete: 'organization' },
          { ...shared, name: 'title', label: t(fieldsMessages.title), autoComplete: 'off' },
        ]}
        values={{ email: values.email, institution: values.institution, title: values.title }}
        errors={errors}
        onChange={(name, value) => onChange({ ...values, [name]: value })}
      />
    </FormFrame>
  );
}
