import type { OrganizationSource } from '@footnote/domain';
import type { ReactNode } from 'react';
import { ProblemAlert } from '../../primitives/Banner/problem-alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { SourceRow, type SourceAction } from './SourceRow.tsx';
import { messages } from './OrganizationSources.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './OrganizationSources.css.ts';

export interface OrganizationSourcesProps {
  /** The sources it maintains; null while they load. */
  sources: readonly OrganizationSource[] | null;
  /** Address of the documents of a source; left out where they cannot be opened from here. */
  hrefOf?: (source: OrganizationSource) => string;
  /** Called with the address of a source instead of following it, for routing in the page. */
  onFollow?: (href: string) => void;
  /** Called with the source and what a user wants of it; left out, nothing can be done. */
  onAction?: (action: SourceAction, source: OrganizationSource) => void;
  /** Called when a user wants a further source; left out where they may not. */
  onAdd?: () => void;
  /** Id of the source that is being changed, or null. */
  busy?: string | null;
  /** What went wrong ("The index could not be created."). */
  problem?: string;
}

/** The sources an organization maintains: whether they are on, how full they are, and whether storage and index exist. */
export function OrganizationSources(props: OrganizationSourcesProps) {
  const { t } = useMessages();
  const { sources, onAdd, problem = '' } = props;
  const add = onAdd !== undefined && (
    <Button variant="primary" icon="add" disabled={sources === null} onClick={onAdd}>
      {t(messages.add)}
    </Button>
  );
  return (
    <div className={styles.part}>
      <ProblemAlert problem={problem} />
      {sources?.length !== 0 && add !== false && <div>{add}</div>}
      <List {...props} add={add} />
    </div>
  );
}

function List({ add, ...props }: OrganizationSourcesProps & { add: ReactNode }) {
  const { t } = useMessages();
  const { sources, hrefOf, onFollow, onAction, busy = null } = props;
  if (sources === null) return <Loading label={t(messages.loading)} />;
  if (sources.length === 0) {
    return (
      <EmptyState title={t(messages.empty)} action={add}>
        {t(messages.emptyHint)}
      </EmptyState>
    );
  }
  return (
    <ul aria-label={t(messages.name)} className={styles.list}>
      {sources.map((source) => (
        <SourceRow
          key={source.id}
          source={source}
          href={hrefOf?.(source) ?? null}
          onFollow={onFollow}
          onAction={onAction}
          busy={busy === source.id}
        />
      ))}
    </ul>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div className={styles.list}>
      <VisuallyHidden>{label}</VisuallyHidden>
      {['first', 'second'].map((key) => (
        <div key={key} className={styles.card}>
          <Skeleton shape="title" width="half" />
          <Skeleton width="most" />
          <Skeleton width="full" />
        </div>
      ))}
    </div>
  );
}
