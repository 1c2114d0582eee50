import type { Citation } from '@footnote/domain';
import { EvidenceMarks } from '../../literature/EvidenceMarks/EvidenceMarks.tsx';
import { ReferenceLine } from '../../literature/ReferenceLine/ReferenceLine.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import type { ResultLabels } from '../ResultCard/ResultCard.tsx';
import type { ResultStop } from '../use-result-keys.ts';
import * as styles from './ResultTable.css.ts';

interface ResultRowProps {
  citation: Citation;
  stop: ResultStop;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  onOpen: () => void;
  labels: ResultLabels;
}

/** One result as a row: box, title and reference, evidence marks with every notice. */
export function ResultRow({ citation, stop, selected, onSelect, onOpen, labels }: ResultRowProps) {
  const title = citation.title === '' ? labels.untitled : citation.title;
  return (
    <tr {...stop} className={styles.row({ selected })}>
      <td className={styles.tick}>
        <Checkbox label={labels.select(title)} labelHidden checked={selected} onChange={onSelect} />
      </td>
      <th scope="row" className={styles.cell}>
        <button type="button" onClick={onOpen} className={styles.title}>
          <bdi>{title}</bdi>
        </button>
        <span className={styles.reference}>
          <ReferenceLine citation={citation} labels={labels.reference} />
        </span>
      </th>
      <td className={styles.cell}>
        <EvidenceMarks citation={citation} labels={labels.reference} />
      </td>
    </tr>
  );
}
