import type { OrganizationSource } from '@footnote/domain';
import type { ReactNode } from 'react';
import { followInPage } from '../../layout/follow-in-page.ts';
import { Badge } from '../../primitives/Badge/Badge.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { DropdownMenu, type MenuItem } from '../../primitives/DropdownMenu/DropdownMenu.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import * as styles from './OrganizationSources.css.ts';

/** What can be done with a source. */
export type SourceAction = 'edit' | 'enable' | 'disable' | 'createBucket' | 'createIndex' | 'requestPages';

/** Words of a row of OrganizationSources. */
export interface SourceRowLabels {
  /** Whether its documents are searched. */
  status: Record<OrganizationSource['status'], string>;
  /** Names the page quota. */
  pages: string;
  /** The pages used, in words ("1,840 of 10,000 pages"). */
  pagesText: (used: number, quota: number) => string;
  /** Names the storage of documents. */
  bucket: string;
  /** Where they are kept and for how long deleted ones are. */
  bucketText: (region: string, days: number) => string;
  /** Names the search index. */
  index: string;
  /** How it is cut ("2 shards"). */
  indexText: (shards: number) => string;
  /** Said while a storage or an index does not exist. */
  missing: string;
  /** "Create" */
  create: string;
  /** Names the button that creates the storage of a source. */
  createBucket: (source: string) => string;
  /** Names the button that creates the index of a source. */
  createIndex: (source: string) => string;
  /** Names the menu of a source. */
  actions: (source: string) => string;
  /** Changes name and description. */
  edit: string;
  enable: string;
  disable: string;
  /** Asks the team for a higher page quota. */
  quota: string;
}

interface SourceRowProps {
  source: OrganizationSource;
  href: string;
  onFollow: ((href: string) => void) | undefined;
  onAction: ((action: SourceAction, source: OrganizationSource) => void) | undefined;
  busy: boolean;
  labels: SourceRowLabels;
}

/** Share of the page quota above which it warns. */
const NEARLY_FULL = 0.9;

/** One source with its state and what can be done with it. */
export function SourceRow({ source, href, onFollow, onAction, busy, labels }: SourceRowProps) {
  const { name, description, status } = source;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <div>
          <div className={styles.name}>
            <h3 className={styles.title}>
              <Link href={href} variant="quiet" onClick={(event) => followInPage(event, href, onFollow)}>
                {name}
              </Link>
            </h3>
            <Badge tone={status === 'enabled' ? 'positive' : 'neutral'}>{labels.status[status]}</Badge>
          </div>
          {description !== '' && <p className={styles.description}>{description}</p>}
        </div>
        {onAction !== undefined && (
          <DropdownMenu
            label={labels.actions(name)}
            items={menuOf(source, onAction, labels)}
            trigger={<IconButton icon="more" label={labels.actions(name)} tooltip={false} disabled={busy} />}
          />
        )}
      </div>
      <Facts source={source} onAction={onAction} busy={busy} labels={labels} />
    </li>
  );
}

function menuOf(
  source: OrganizationSource,
  onAction: NonNullable<SourceRowProps['onAction']>,
  labels: SourceRowLabels,
): MenuItem[] {
  const turn = source.status === 'enabled' ? 'disable' : 'enable';
  return [
    { id: 'edit', label: labels.edit, icon: 'edit', onSelect: () => onAction('edit', source) },
    {
      id: turn,
      label: labels[turn],
      icon: turn === 'enable' ? 'eye' : 'eyeOff',
      onSelect: () => onAction(turn, source),
    },
    { id: 'quota', label: labels.quota, icon: 'document', onSelect: () => onAction('requestPages', source) },
  ];
}

type FactsProps = Pick<SourceRowProps, 'source' | 'onAction' | 'busy' | 'labels'>;

function Facts({ source, onAction, busy, labels }: FactsProps) {
  const { name, pagesUsed, pageQuota, bucket, index } = source;
  const pages = labels.pagesText(pagesUsed, pageQuota);
  const missing = (action: SourceAction, label: string) => (
    <span className={styles.missing}>
      {labels.missing}
      {onAction !== undefined && (
        <Button size="small" aria-label={label} busy={busy} onClick={() => onAction(action, source)}>
          {labels.create}
        </Button>
      )}
    </span>
  );
  return (
    <dl className={styles.facts}>
      <Fact term={labels.pages}>
        <span>{pages}</span>
        <ProgressBar
          label={`${name}: ${labels.pages}`}
          value={pagesUsed}
          max={pageQuota}
          valueText={pages}
          tone={toneOf(pagesUsed, pageQuota)}
        />
      </Fact>
      <Fact term={labels.bucket}>
        {bucket === null
          ? missing('createBucket', labels.createBucket(name))
          : labels.bucketText(bucket.region, bucket.retentionDays)}
      </Fact>
      <Fact term={labels.index}>
        {index === null ? missing('createIndex', labels.createIndex(name)) : labels.indexText(index.shards)}
      </Fact>
    </dl>
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
