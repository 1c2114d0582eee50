import type { KeyboardEvent } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { Modal } from '../../primitives/Modal/Modal.tsx';
import { SearchInput } from '../../primitives/SearchInput/SearchInput.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { messages } from './OrganizationPicker.messages.ts';
import * as styles from './OrganizationPicker.css.ts';

/** An organization that can be acted for. */
export interface PickableOrganization {
  id: string;
  name: string;
  /** Whether it cannot be acted for now; it is shown with a mark. */
  suspended?: boolean;
  /** Whether it asks for a second factor that the user lacks; it is shown with a mark. */
  secondFactorMissing?: boolean;
}

export interface OrganizationPickerProps {
  /** Whether it is shown; keep it mounted, so that the focus can go back. */
  open: boolean;
  /** Called with false when a user closes it, and after a choice. */
  onOpenChange: (open: boolean) => void;
  /** The organizations found, in order. */
  organizations: readonly PickableOrganization[];
  /** How many there are; beyond those shown it says so. */
  total: number;
  /** Id of the organization that is acted for; null for the personal account. */
  chosen: string | null;
  /** Called with the organization, or null for the personal account. */
  onChoose: (organization: PickableOrganization | null) => void;
  /** What is searched for. */
  query: string;
  /** Called on every letter. */
  onQueryChange: (query: string) => void;
  /**
   * Whether they are on their way, or could not be loaded.
   * @default 'ready'
   */
  state?: 'loading' | 'ready' | 'error';
  /** Tries again after an error. */
  onRetry?: () => void;
}

/** Arrow keys step through the organizations, and back to the field above them. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const by = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (by === 0) return;
  const form = event.currentTarget.closest('form');
  const stops = [...(form?.querySelectorAll<HTMLElement>('input, [data-organization]') ?? [])];
  const at = stops.findIndex((stop) => stop === event.target);
  const next = at < 0 ? undefined : stops[at + by];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

/** Finds an organization to act for among many, and the way back to the personal account. */
export function OrganizationPicker(props: OrganizationPickerProps) {
  const { open, onOpenChange, organizations, total, chosen, onChoose, query, onQueryChange } = props;
  const { state = 'ready', onRetry } = props;
  const { t } = useMessages();
  const choose = (organization: PickableOrganization | null) => {
    onOpenChange(false);
    onChoose(organization);
  };
  const found = state !== 'ready' ? '' : t(messages.found, { count: total });
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={t(messages.title)}
      description={t(messages.description)}
      closeLabel={t(messages.close)}
      width="narrow"
    >
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <SearchInput
          label={t(messages.search)}
          placeholder={t(messages.search)}
          clearLabel={t(messages.clear)}
          value={query}
          onChange={onQueryChange}
          busy={state === 'loading'}
        />
        <LiveRegion message={query === '' ? '' : found} />
        {query === '' && <Row name={t(messages.personal)} isChosen={chosen === null} onChoose={() => choose(null)} />}
        {state === 'error' ? (
          <ErrorState
            title={t(messages.failed)}
            {...(onRetry === undefined ? {} : { action: <Button onClick={onRetry}>{t(messages.retry)}</Button> })}
          />
        ) : (
          <Found {...{ organizations, chosen, choose }} waits={state === 'loading' && organizations.length === 0} />
        )}
        {state === 'ready' && total > organizations.length && (
          <p className={styles.note}>{t(messages.more, { shown: organizations.length, total })}</p>
        )}
        {state === 'ready' && total === 0 && <p className={styles.note}>{t(messages.none)}</p>}
      </form>
    </Modal>
  );
}

interface FoundProps extends Pick<OrganizationPickerProps, 'organizations' | 'chosen'> {
  choose: (organization: PickableOrganization) => void;
  waits: boolean;
}

function Found({ organizations, chosen, choose, waits }: FoundProps) {
  const { t } = useMessages();
  if (waits) return <Skeleton shape="block" />;
  if (organizations.length === 0) return null;
  return (
    <ul aria-label={t(messages.list)} className={styles.list}>
      {organizations.map((organization) => (
        <li key={organization.id}>
          <Row
            name={organization.name}
            isChosen={organization.id === chosen}
            closed={closedBy(organization)}
            onChoose={() => choose(organization)}
          />
        </li>
      ))}
    </ul>
  );
}

interface RowProps {
  name: string;
  isChosen: boolean;
  closed?: ReturnType<typeof closedBy>;
  onChoose: () => void;
}

/** Why an organization cannot be acted for; null for one that can. */
function closedBy({ suspended, secondFactorMissing }: PickableOrganization) {
  if (suspended === true) return 'suspended';
  return secondFactorMissing === true ? 'secondFactorMissing' : null;
}

/** One that cannot be acted for can be read by keyboard, too, and does nothing. */
function Row({ name, isChosen, closed = null, onChoose }: RowProps) {
  const { t } = useMessages();
  return (
    <button
      type="button"
      data-organization=""
      aria-current={isChosen ? 'true' : undefined}
      aria-disabled={closed === null ? undefined : 'true'}
      className={styles.row}
      onClick={closed === null ? onChoose : undefined}
      onKeyDown={step}
    >
      <bdi className={styles.name}>{name}</bdi>
      {closed !== null && <Badge tone={closed === 'suspended' ? 'critical' : 'caution'}>{t(messages[closed])}</Badge>}
      {isChosen && <Icon name="check" />}
    </button>
  );
}
