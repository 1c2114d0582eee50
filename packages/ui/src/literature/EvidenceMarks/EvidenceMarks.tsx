import type { Citation } from '@footnote/domain';
import { ImpactTicks } from '../ImpactTicks/ImpactTicks.tsx';
import { NoticeRibbon } from '../NoticeRibbon/NoticeRibbon.tsx';
import { PublicationYear } from '../PublicationYear/PublicationYear.tsx';
import { SampleSize } from '../SampleSize/SampleSize.tsx';
import { StudyTypeBadge } from '../StudyTypeBadge/StudyTypeBadge.tsx';
import { studyTypesMessages, evidenceMessages } from '../evidence.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './EvidenceMarks.css.ts';

export interface EvidenceMarksProps {
  /** The article; what is not known of it is left out. */
  citation: Citation;
  /**
   * False leaves the notices out, where a ribbon already stands above.
   * @default true
   */
  notices?: boolean;
}

/** Everything that tells how far a study carries, in one line: notices, design, size, impact, year. */
export function EvidenceMarks({ citation, notices = true }: EvidenceMarksProps) {
  const { t } = useMessages();
  const { ml_type, ml_n, impact_quartile, impact_factor } = citation;
  return (
    <span className={styles.marks}>
      {notices && <EvidenceNotices citation={citation} />}
      {citation.type === 'pubmed' && <StudyTypeBadge type={ml_type} label={t(studyTypesMessages[ml_type])} />}
      {ml_n !== null && (
        <SampleSize
          size={ml_n}
          label={t(evidenceMessages.sampleSize, { size: ml_n })}
          words={t(evidenceMessages.sampleSizeInWords, { size: ml_n })}
        />
      )}
      {impact_quartile !== null && impact_factor !== null && (
        <ImpactTicks
          quartile={impact_quartile}
          words={t(evidenceMessages.impact, {
            metric: impact_factor,
            quartile: impact_quartile,
            source: citation.impact_source,
          })}
        />
      )}
      <PublicationYear date={citation.publication_date} />
    </span>
  );
}

/** Ribbons for every notice an article carries, the gravest first. */
export function EvidenceNotices({ citation }: { citation: Pick<Citation, 'retracted' | 'concern' | 'corrected'> }) {
  const { t } = useMessages();
  return (
    <>
      {citation.retracted && <NoticeRibbon kind="retracted" label={t(evidenceMessages.retracted)} />}
      {citation.concern && <NoticeRibbon kind="concern" label={t(evidenceMessages.concern)} />}
      {citation.corrected && <NoticeRibbon kind="corrected" label={t(evidenceMessages.corrected)} />}
    </>
  );
}
