import { STUDY_TYPES, type LiteratureUpdatesStatus } from '@footnote/domain';
import type { ReactNode } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { ProblemAlert } from '../../primitives/Banner/problem-alert.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { studyTypeMessages } from '../../literature/study-type.messages.ts';
import type { Translate } from '../../messages/define-messages.ts';
import type { Messages } from '../../messages/messages-context.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { messages } from './LiteratureUpdates.messages.ts';
import { failureMessage } from './sync-failure.messages.ts';
import * as styles from './LiteratureUpdates.css.ts';

type Running = NonNullable<LiteratureUpdatesStatus['running']>;

const COMMAND = 'npm run literature -- sync';

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
}

/** How current the literature is, what it holds, and what went wrong; for super admins. */
export function LiteratureUpdates(props: LiteratureUpdatesProps) {
  const { status, problem = '', onReload } = props;
  const { t } = useMessages();
  if (status === null && problem !== '')
    return <ErrorState title={problem} action={<Button onClick={onReload}>{t(messages.retry)}</Button>} />;
  if (status === null) return <Loading label={t(messages.loading)} />;
  return (
    <div className={styles.page}>
      <SyncStatus {...props} status={status} />
      <Facts status={status} />
      <Counts counts={status.counts} />
    </div>
  );
}

function SyncStatus({
  status,
  problem = '',
  onSync,
  onRetry,
  asked = 'idle',
}: LiteratureUpdatesProps & { status: LiteratureUpdatesStatus }) {
  const { t, date } = useMessages();
  const { sync, running, failure, newBaseline, unreadable } = status;
  const canAsk = sync === 'daily' && running === null;
  return (
    <div className={styles.standing}>
      {sync === 'off' && (
        <Banner>
          <p>{t(messages.off)}</p>
          <p className={styles.how}>{t(messages.offHow, { setting: 'FOOTNOTE_SYNC=daily', command: COMMAND })}</p>
        </Banner>
      )}
      {failure !== null && running === null && (
        <Banner
          tone="critical"
          action={
            canAsk && (
              <Button size="small" busy={asked !== 'idle'} onClick={onRetry}>
                {t(messages.retry)}
              </Button>
            )
          }
        >
          <p>{failureMessage(t, failure)}</p>
          <p className={styles.how}>{momentOf(failure.at, date)}</p>
        </Banner>
      )}
      {newBaseline && <Banner tone="caution">{t(messages.newBaseline, { command: `${COMMAND} --baseline` })}</Banner>}
      {unreadable > 0 && <Banner tone="caution">{t(messages.unreadable, { records: unreadable })}</Banner>}
      <ProblemAlert problem={problem} />
      <div className={styles.now}>
        <output className={styles.lead}>{leadOf(status, asked, { t, date })}</output>
        {canAsk && failure === null && (
          <Button busy={asked !== 'idle'} onClick={onSync}>
            {t(messages.sync)}
          </Button>
        )}
      </div>
      {running !== null && running.fraction !== null && (
        <ProgressBar
          label={t(messages.progress)}
          value={running.fraction}
          max={1}
          valueText={runningMessage(t, running)}
        />
      )}
    </div>
  );
}

function runningMessage(t: Translate, { step, file, fileNumber, files }: Running): string {
  return t(messages.running, { step, file, number: fileNumber, files });
}

function momentOf(moment: string, date: Messages['date']): string {
  return date(new Date(moment), { dateStyle: 'long', timeStyle: 'short' });
}

/** A study type in words; one that is not known here by its name on the server. */
function studyTypeName(t: Translate, type: string): string {
  const known = STUDY_TYPES.find((one) => one === type);
  return known === undefined ? type : t(studyTypeMessages[known]);
}

function leadOf(
  { running, lastApplied, lagDays, waiting, server, failure, checkedAt }: LiteratureUpdatesStatus,
  asked: LiteratureUpdatesProps['asked'],
  { t, date }: Pick<Messages, 't' | 'date'>,
): string {
  if (running !== null) return runningMessage(t, running);
  if (asked === 'queued') return t(messages.queued);
  if (lastApplied === null) return t(messages.nothingApplied);
  if (lagDays !== 0 || waiting > 0) return t(messages.behind, { days: lagDays ?? 0, files: waiting });
  if (failure === null || checkedAt === null) return t(messages.upToDate, { server });
  return t(messages.upToDateAsOf, { moment: momentOf(checkedAt, date) });
}

function Facts({ status }: { status: LiteratureUpdatesStatus }) {
  const { t, date } = useMessages();
  const { lastApplied, newest, lagDays, checkedAt, appliedFiles, hasBaseline } = status;
  const collection = t(hasBaseline ? messages.wholeCollection : messages.updatesOnly, { files: appliedFiles });
  return (
    <dl className={styles.facts}>
      <Fact name={t(messages.lastApplied)}>
        {lastApplied === null ? (
          t(messages.unknown)
        ) : (
          <FileFact
            file={lastApplied}
            note={t(messages.appliedAt, { moment: momentOf(lastApplied.appliedAt, date) })}
          />
        )}
      </Fact>
      <Fact name={t(messages.newest)}>
        {newest === null ? t(messages.unknown) : <FileFact file={newest} note="" />}
      </Fact>
      <Fact name={t(messages.lag)}>{lagDays === null ? t(messages.unknown) : t(messages.days, { days: lagDays })}</Fact>
      <Fact name={t(messages.checked)}>{checkedAt === null ? t(messages.unknown) : momentOf(checkedAt, date)}</Fact>
      <Fact name={t(messages.collection)}>{appliedFiles === 0 ? t(messages.unknown) : collection}</Fact>
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

function FileFact({ file, note }: { file: { name: string; published: string }; note: string }) {
  const { t, date } = useMessages();
  return (
    <>
      <span className={styles.file} dir="ltr">
        {file.name}
      </span>
      {file.published !== '' && (
        <span className={styles.name}>
          {t(messages.published, { day: date(new Date(file.published), { dateStyle: 'long', timeZone: 'UTC' }) })}
        </span>
      )}
      {note !== '' && <span className={styles.name}>{note}</span>}
    </>
  );
}

function Counts({ counts }: { counts: LiteratureUpdatesStatus['counts'] }) {
  const { t, number } = useMessages();
  const types = Object.entries(counts.byStudyType).sort(([, a], [, b]) => b - a);
  return (
    <section aria-label={t(messages.counts)} className={styles.counts}>
      <dl className={styles.figures}>
        {(['articles', 'retracted', 'withdrawn'] as const).map((name) => (
          <div key={name} className={styles.fact}>
            <dt className={styles.name}>{t(messages[name])}</dt>
            <dd className={styles.figure}>{number(counts[name])}</dd>
          </div>
        ))}
      </dl>
      {types.length > 0 && (
        <table className={styles.types}>
          <caption className={styles.caption}>{t(messages.byStudyType)}</caption>
          <tbody>
            {types.map(([type, count]) => (
              <tr key={type} className={styles.row}>
                <th scope="row" className={styles.type}>
                  {studyTypeName(t, type)}
                </th>
                <td className={styles.count}>{number(count)}</td>
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
