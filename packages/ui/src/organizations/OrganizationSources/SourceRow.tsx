import type { OrganizationSource } from '@footnote/domain';
import type { ReactNode } from 'react';
import { followInPage } from '../../layout/follow-in-page.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DropdownMenu, type MenuItem } from '../../primitives/DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { statusMessages, messages } from './SourceRow.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import type { Translate } from '../../messages/define-messages.ts';
import * as styles from './OrganizationSources.css.ts';

/** What can be done with a source. */
export type SourceAction = 'edit' | 'enable' | 'disable' | 'createBucket' | 'createIndex' | 'requestPages' | 'delete';

interface SourceRowProps {
  source: OrganizationSource;
  /** Null where its documents cannot be opened from here. */
  href: string | null;
  onFollow: ((href: string) => void) | undefined;
  onAction: ((action: SourceAction, source: OrganizationSource) => void) | undefined;
  busy: boolean;
}

/** Share of the page quota above which it warns. */
const NEARLY_FULL = 0.9;

/** One source with its state and what can be done with it. */
export function SourceRow({ source, href, onFollow, onAction, busy }: SourceRowProps) {
  const { t } = useMessages();
  const { name, description, status } = source;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <div>
          <div className={styles.name}>
            <h2 className={styles.title}>
              {href === null ? (
                name
              ) : (
                <Link href={href} variant="quiet" onClick={(event) => followInPage(event, href, onFollow)}>
                  {name}
                </Link>
              )}
            </h2>
            <Badge tone={status === 'enabled' ? 'positive' : 'neutral'}>{t(statusMessages[status])}</Badge>
          </div>
          {description !== '' && <p className={styles.description}>{description}</p>}
        </div>
        {onAction !== undefined && (
          <DropdownMenu
            label={t(messages.actions, { source: name })}
            items={menuOf(source, onAction, t)}
            trigger={
              <IconButton icon="more" label={t(messages.actions, { source: name })} tooltip={false} disabled={busy} />
            }
          />
        )}
      </div>
      <Facts source={source} onAction={onAction} busy={busy} />
    </li>
  );
}

function menuOf(
  source: OrganizationSource,
  onAction: NonNullable<SourceRowProps['onAction']>,
  t: Translate,
): MenuItem[] {
  const turn = source.status === 'enabled' ? 'disable' : 'enable';
  return [
    { id: 'edit', label: t(messages.edit), icon: 'edit', onSelect: () => onAction('edit', source) },
    {
      id: turn,
      label: t(messages[turn]),
      icon: turn === 'enable' ? 'eye' : 'eyeOff',
      onSelect: () => onAction(turn, source),
    },
    ...(source.pageQuota === null
      ? []
      : [
          {
            id: 'quota',
            label: t(messages.quota),
            icon: 'document' as const,
            onSelect: () => onAction('requestPages', source),
          },
        ]),
    {
      id: 'delete',
      label: t(messages.delete),
      icon: 'trash',
      tone: 'critical',
      onSelect: () => onAction('delete', source),
    },
  ];
}

type FactsProps = Pick<SourceRowProps, 'source' | 'onAction' | 'busy'>;

function Facts({ source, onAction, busy }: FactsProps) {
  const { t } = useMessages();
  const { name, pagesUsed, pageQuota, bucket, index } = source;
  const missing = (action: SourceAction, label: string) => (
    <span className={styles.missing}>
      {t(messages.missing)}
      {onAction !== undefined && (
        <Button size="small" aria-label={label} busy={busy} onClick={() => onAction(action, source)}>
          {t(messages.create)}
        </Button>
      )}
    </span>
  );
  return (
    <dl className={styles.facts}>
      <Fact term={t(messages.pages)}>
        <Pages name={name} used={pagesUsed} quota={pageQuota} />
      </Fact>
      <Fact term={t(messages.bucket)}>
        {bucket === null
          ? missing('createBucket', t(messages.createBucket, { source: name }))
          : t(messages.bucketText, { region: bucket.region, days: bucket.retentionDays })}
      </Fact>
      <Fact term={t(messages.index)}>
        {index === null
          ? missing('createIndex', t(messages.createIndex, { source: name }))
          : t(messages.indexText, { shards: index.shards })}
      </Fact>
    </dl>
  );
}

function Pages({ name, used, quota }: { name: string; used: number | null; quota: number | null }) {
  const { t } = useMessages();
  if (used === null) return <Skeleton width="half" />;
  if (quota === null) return <span>{t(messages.pagesUnlimited, { used })}</span>;
  const pages = t(messages.pagesText, { used, quota });
  return (
    <>
      <span>{pages}</span>
      <ProgressBar
        label={`${name}: ${t(messages.pages)}`}
        value={used}
        max={quota}
        valueText={pages}
        tone={toneOf(used, quota)}
      />
    </>
  );
}

function toneOf(used: number, quota: number): 'accent' | 'caution' | 'critical' {
  if (used >= quota) return 'critical';
  return used > quota * NEARLY_FULL ? 'caution' : 'accent';
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.fact}>{children}</dd>
    </div>
  );
}
