import type { OrganizationDomain } from '@footnote/domain';
import { useId, useState } from 'react';
import { FormFields } from '../../layout/FormFields/FormFields.tsx';
import { FormFrame } from '../../layout/FormFrame/FormFrame.tsx';
import type { Message } from '../../messages/define-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { ProblemAlert } from '../../primitives/Banner/problem-alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { CopyButton } from '../../primitives/CopyButton/CopyButton.tsx';
import { messages } from './DomainList.messages.ts';
import * as styles from './DomainList.css.ts';

export interface DomainListProps {
  /** The domains, in their order. */
  domains: readonly OrganizationDomain[];
  /** What is written as a further domain. */
  value: string;
  /** Called on every change of it. */
  onChange: (value: string) => void;
  /** What is wrong with it; '' where nothing is. */
  error?: string;
  /** What kept it from being added. */
  addProblem?: string;
  /** Called when a user adds it. */
  onAdd: () => void;
  /** Shows that it is being added. */
  adding?: boolean;
  /** Called with a domain whose record is to be looked for. */
  onCheck: (domain: string) => void;
  /** Called with a domain to verify without a record; left out for everybody but super admins. */
  onVerify?: (domain: string) => void;
  /** Called with a domain whose removal was confirmed. */
  onRemove: (domain: string) => void;
  /** The domain that is being changed, or null. */
  busy?: string | null;
  /** What went wrong with one of them. */
  problem?: string;
}

/** The domains of an organization, with the DNS records that verify them. */
export function DomainList(props: DomainListProps) {
  const { t } = useMessages();
  const { domains, value, onChange, error = '', addProblem = '', onAdd, adding = false, onRemove } = props;
  const [leaving, setLeaving] = useState<string | null>(null);
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div>
        <h3 id={id} className={styles.heading}>
          {t(messages.name)}
        </h3>
        <p className={styles.text}>{t(messages.text)}</p>
      </div>
      <ProblemAlert problem={props.problem ?? ''} />
      {domains.length === 0 ? (
        <p className={styles.text}>{t(messages.none)}</p>
      ) : (
        <ul className={styles.list} aria-labelledby={id}>
          {domains.map((domain) => (
            <Row key={domain.domain} {...props} domain={domain} onLeave={setLeaving} />
          ))}
        </ul>
      )}
      <FormFrame problem={addProblem} submitLabel={t(messages.add)} onSubmit={onAdd} busy={adding}>
        <FormFields
          fields={[
            {
              name: 'domain',
              label: t(messages.domain),
              hint: t(messages.domainHint),
              required: true,
              disabled: adding,
            },
          ]}
          values={{ domain: value }}
          errors={error === '' ? {} : { domain: error }}
          onChange={(_name, next) => onChange(next)}
        />
      </FormFrame>
      <ConfirmDialog
        open={leaving !== null}
        onOpenChange={(open) => !open && setLeaving(null)}
        title={leaving === null ? '' : t(messages.removingTitle, { domain: leaving })}
        description={t(messages.removingText)}
        confirmLabel={t(messages.remove)}
        cancelLabel={t(messages.removingKeep)}
        tone="critical"
        onConfirm={() => {
          if (leaving !== null) onRemove(leaving);
          setLeaving(null);
        }}
      />
    </section>
  );
}

type RowProps = Omit<DomainListProps, 'domains'> & {
  domain: OrganizationDomain;
  onLeave: (domain: string) => void;
};

function Row({ domain: { domain, record, verifiedBy }, onCheck, onVerify, onLeave, busy = null }: RowProps) {
  const { t } = useMessages();
  const isWaiting = verifiedBy === null;
  const state = isWaiting ? messages.waiting : verifiedBy === 'dns' ? messages.verified : messages.verifiedByHand;
  const disabled = busy !== null;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <code className={styles.domain}>{domain}</code>
        <span className={isWaiting ? styles.waiting : styles.verified}>{t(state)}</span>
      </div>
      {isWaiting && (
        <dl className={styles.record}>
          <Part term={messages.recordName} copy={messages.copyName} text={record.name} />
          <Part term={messages.recordValue} copy={messages.copyValue} text={record.value} />
        </dl>
      )}
      <div className={styles.actions}>
        {isWaiting && (
          <Button
            size="small"
            aria-label={t(messages.checkNamed, { domain })}
            busy={busy === domain}
            disabled={disabled}
            onClick={() => onCheck(domain)}
          >
            {t(messages.check)}
          </Button>
        )}
        {isWaiting && onVerify !== undefined && (
          <Button
            size="small"
            aria-label={t(messages.verifyNamed, { domain })}
            disabled={disabled}
            onClick={() => onVerify(domain)}
          >
            {t(messages.verify)}
          </Button>
        )}
        <Button
          size="small"
          variant="quiet"
          aria-label={t(messages.removeNamed, { domain })}
          disabled={disabled}
          onClick={() => onLeave(domain)}
        >
          {t(messages.remove)}
        </Button>
      </div>
    </li>
  );
}

function Part({ term, copy, text }: { term: Message; copy: Message; text: string }) {
  const { t } = useMessages();
  return (
    <div>
      <dt className={styles.term}>{t(term)}</dt>
      <dd className={styles.value}>
        <code className={styles.letters}>{text}</code>
        <CopyButton text={() => text} label={t(copy)} />
      </dd>
    </div>
  );
}
