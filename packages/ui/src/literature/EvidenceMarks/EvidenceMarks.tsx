import type { Citation } from '@footnote/domain';
import { ImpactTicks } from '../ImpactTicks/ImpactTicks.tsx';
import type { EvidenceLabels } from '../labels.ts';
import { NoticeRibbon } from '../NoticeRibbon/NoticeRibbon.tsx';
import { PublicationYear } from '../PublicationYear/PublicationYear.tsx';
import { SampleSize } from '../SampleSize/SampleSize.tsx';
import { StudyTypeBadge } from '../StudyTypeBadge/StudyTypeBadge.tsx';
import * as styles from './EvidenceMarks.css.ts';

export interface EvidenceMarksProps {
  /** The article; what is not known of it is left out. */
  citation: Citation;
  /** Its words, in the user’s language. */
  labels: EvidenceLabels;
  /**
   * False leaves the notices out, where a ribbon already stands above.
   * @default true
   */
  notices?: boolean;
}

/** Everything that tells how far a study carries, in one line: notices, design, size, impact, year. */
export function EvidenceMarks({ citation, labels, notices = true }: EvidenceMarksProps) {
  const { ml_type, ml_n, impact_quartile, impact_factor } = citation;
  return (
    <span className={styles.marks}>
      {notices && <EvidenceNotices citation={citation} labels={labels} />}
      {citation.type === 'pubmed' && <StudyTypeBadge type={ml_type} label={labels.studyTypes[ml_type]} />}
      {ml_n !== null && (
        <SampleSize size={ml_n} label={labels.sampleSize(ml_n)} words={labels.sampleSizeInWords(ml_n)} />
      )}
      {impact_quartile !== null && impact_factor !== null && (
        <ImpactTicks
          quartile={impact_quartile}
          words={labels.impact({ metric: impact_factor, quartile: impact_quartile, source: citation.impact_source })}
        />
      )}
      <PublicationYear date={citation.publication_date} />
    </span>
  );
}

/** Ribbons for every notice an article carries, the gravest first. */
export function EvidenceNotices({ citation, labels }: { citation: Citation; labels: EvidenceLabels }) {
  return (
    <>
      {citation.retracted && <NoticeRibbon kind="retracted" label={labels.retracted} />}
      {citation.concern && <NoticeRibbon kind="concern" label={labels.concern} />}
      {citation.corrected && <NoticeRibbon kind="corrected" label={labels.corrected} />}
    </>
  );
}
