import type { LiteratureUpdatesStatus } from '@footnote/domain';
import type { ReactNode } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './LiteratureUpdates.css.ts';

type Running = NonNullable<LiteratureUpdatesStatus['running']>;
type Failure = NonNullable<LiteratureUpdatesStatus['failure']>;

/** Words of LiteratureUpdates, with its numbers and days written as a user writes them. */
export interface LiteratureUpdatesLabels {
  /** Said while the status loads. */
  loading: string;
  /** How far behind the server the index is; days and files are at least 0. */
  upToDate: (server: string) => string;
  /** Said instead of it once a later look at the server failed. */
  upToDateAsOf: (moment: string) => string;
  behind: (days: number, files: number) => string;
  /** Said before the first file. */
  nothingApplied: string;
  /** Said while nothing is fetched without an order, and what is missing for it. */
  off: string;
  offHow: string;
  /** Said when a new year's baseline has come out. */
  newBaseline: string;
  /** Says that records of the last sync could not be read. */
  unreadable: (records: number) => string;
  /** Why the last sync stopped, and at which file. */
  failure: (failure: Failure) => string;
  /** "Try again" */
  retry: string;
  /** "Look for new files now" */
  sync: string;
  /** Said once a sync waits its turn. */
  queued: string;
  /** Names the bar of a running sync, and says what it does. */
  progress: string;
  running: (running: Running) => string;
  /** Names of the facts. */
  lastApplied: string;
  newest: string;
  lag: string;
  checked: string;
  collection: string;
  /** Says facts: a day a file came out, when it was applied, a moment, a number of days, and what the files are. */
  published: (day: string) => string;
  appliedAt: (moment: string) => string;
  moment: (moment: string) => string;
  days: (days: number) => string;
  wholeCollection: (files: number) => string;
  updatesOnly: (files: number) => string;
  /** Said for what is not known. */
  unknown: string;
  /** Names the counts. */
  counts: string;
  articles: string;
  retracted: string;
  withdrawn: string;
  /** Heading of the counts by study type, and the name of each. */
  byStudyType: string;
  studyType: (type: string) => string;
  /** Writes a whole number. */
  number: (value: number) => string;
}

export interface LiteratureUpdatesProps {
  /** How current the literature is; null while it loads. */
  status: LiteratureUpdatesStatus | null;
  /** Why it cannot be shown, or why a sync was not queued ("This page answers only …"). */
  problem?: string;
  /** Called to load the status again after a problem. */
  onReload: () => void;
  /** Called when a user wants to look for new files. */
  onSync: () => void;
  /** Called when a user wants to try again what failed. */
  onRetry: () => void;
  /** How far an order of the user is. */
  asked?: 'idle' | 'busy' | 'queued';
  /** Its words. */
  labels: LiteratureUpdatesLabels;
}

/** How current the literature is, what it holds, and what went wrong; for super admins. */
export function LiteratureUpdates(props: LiteratureUpdatesProps) {
  const { status, problem = '', onReload, labels } = props;
  if (status === null && problem !== '')
    return <ErrorState title={problem} action={<Button onClick={onReload}>{labels.retry}</Button>} />;
  if (status === null) return <Loading label={labels.loading} />;
  return (
    <div className={styles.page}>
      <SyncStatus {...props} status={status} />
      <Facts status={status} labels={labels} />
      <Counts counts={status.counts} labels={labels} />
    </div>
  );
}

function SyncStatus({
  status,
  problem = '',
  onSync,
  onRetry,
  asked = 'idle',
  labels,
}: LiteratureUpdatesProps & { status: LiteratureUpdatesStatus }) {
  const { sync, running, failure, newBaseline, unreadable } = status;
  const canAsk = sync === 'daily' && running === null;
  return (
    <div className={styles.standing}>
      {sync === 'off' && (
        <Banner>
          <p>{labels.off}</p>
          <p className={styles.how}>{labels.offHow}</p>
        </Banner>
      )}
      {failure !== null && running === null && (
        <Banner
          tone="critical"
          action={
            canAsk && (
              <Button size="small" busy={asked !== 'idle'} onClick={onRetry}>
                {labels.retry}
              </Button>
            )
          }
        >
          <p>{labels.failure(failure)}</p>
          <p className={styles.how}>{labels.moment(failure.at)}</p>
        </Banner>
      )}
      {newBaseline && <Banner tone="caution">{labels.newBaseline}</Banner>}
      {unreadable > 0 && <Banner tone="caution">{labels.unreadable(unreadable)}</Banner>}
      {problem !== '' && (
        <div role="alert">
          <Banner tone="critical">{problem}</Banner>
        </div>
      )}
      <div className={styles.now}>
        <output className={styles.lead}>{leadOf(status, asked, labels)}</output>
        {canAsk && failure === null && (
          <Button busy={asked !== 'idle'} onClick={onSync}>
            {labels.sync}
          </Button>
        )}
      </div>
      {running !== null && running.fraction !== null && (
        <ProgressBar label={labels.progress} value={running.fraction} max={1} valueText={labels.running(running)} />
      )}
    </div>
  );
}

function leadOf(
  { running, lastApplied, lagDays, waiting, server, failure, checkedAt }: LiteratureUpdatesStatus,
  asked: LiteratureUpdatesProps['asked'],
  labels: LiteratureUpdatesLabels,
): string {
  if (running !== null) return labels.running(running);
  if (asked === 'queued') return labels.queued;
  if (lastApplied === null) return labels.nothingApplied;
  if (lagDays !== 0 || waiting > 0) return labels.behind(lagDays ?? 0, waiting);
  return failure === null || checkedAt === null ? labels.upToDate(server) : labels.upToDateAsOf(checkedAt);
}

function Facts({ status, labels }: { status: LiteratureUpdatesStatus; labels: LiteratureUpdatesLabels }) {
  const { lastApplied, newest, lagDays, checkedAt, appliedFiles, hasBaseline } = status;
  const collection = hasBaseline ? labels.wholeCollection(appliedFiles) : labels.updatesOnly(appliedFiles);
  return (
    <dl className={styles.facts}>
      <Fact name={labels.lastApplied}>
        {lastApplied === null ? (
          labels.unknown
        ) : (
          <FileFact file={lastApplied} note={labels.appliedAt(lastApplied.appliedAt)} labels={labels} />
        )}
      </Fact>
      <Fact name={labels.newest}>
        {newest === null ? labels.unknown : <FileFact file={newest} note="" labels={labels} />}
      </Fact>
      <Fact name={labels.lag}>{lagDays === null ? labels.unknown : labels.days(lagDays)}</Fact>
      <Fact name={labels.checked}>{checkedAt === null ? labels.unknown : labels.moment(checkedAt)}</Fact>
      <Fact name={labels.collection}>{appliedFiles === 0 ? labels.unknown : collection}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.name}>{name}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}

function FileFact({
  file,
  note,
  labels,
}: {
  file: { name: string; published: string };
  note: string;
  labels: LiteratureUpdatesLabels;
}) {
  return (
    <>
      <span className={styles.file} dir="ltr">
        {file.name}
      </span>
      {file.published !== '' && <span className={styles.name}>{labels.published(file.published)}</span>}
      {note !== '' && <span className={styles.name}>{note}</span>}
    </>
  );
}

function Counts({ counts, labels }: { counts: LiteratureUpdatesStatus['counts']; labels: LiteratureUpdatesLabels }) {
  const types = Object.entries(counts.byStudyType).sort(([, a], [, b]) => b - a);
  return (
    <section aria-label={labels.counts} className={styles.counts}>
      <dl className={styles.figures}>
        {(['articles', 'retracted', 'withdrawn'] as const).map((name) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{labels[name]}</dt>
            <dd className={styles.figure}>{labels.number(counts[name])}</dd>
          </div>
        ))}
      </dl>
      {types.length > 0 && (
        <table className={styles.types}>
          <caption className={styles.caption}>{labels.byStudyType}</caption>
          <tbody>
            {types.map(([type, count]) => (
              <tr key={type} className={styles.row}>
                <th scope="row" className={styles.type}>
                  {labels.studyType(type)}
                </th>
                <td className={styles.count}>{labels.number(count)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function Loading({ label }: { label: string }) {
  return (
    <div className={styles.page}>
      <VisuallyHidden>
        <output>{label}</output>
      </VisuallyHidden>
      <Skeleton shape="title" width="most" />
      <Skeleton shape="block" width="most" />
      <Skeleton shape="block" width="most" />
    </div>
  );
}
