import type { Citation } from '@footnote/domain';
import { EvidenceMarks } from '../../literature/EvidenceMarks/EvidenceMarks.tsx';
import { ReferenceLine } from '../../literature/ReferenceLine/ReferenceLine.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import type { ResultStop } from '../use-result-keys.ts';
import { resultMessages } from '../ResultCard/ResultCard.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './ResultTable.css.ts';

interface ResultRowProps {
  citation: Citation;
  stop: ResultStop;
  selected: boolean;
  onSelect: (selected: boolean) => void;
  onOpen: () => void;
}

/** One result as a row: box, title and reference, evidence marks with every notice. */
export function ResultRow({ citation, stop, selected, onSelect, onOpen }: ResultRowProps) {
  const { t } = useMessages();
  const title = citation.title === '' ? t(resultMessages.untitled) : citation.title;
  return (
    <tr {...stop} className={styles.row({ selected })}>
      <td className={styles.tick}>
        <Checkbox label={t(resultMessages.select, { title })} labelHidden checked={selected} onChange={onSelect} />
      </td>
      <th scope="row" className={styles.cell}>
        <button type="button" onClick={onOpen} className={styles.title}>
          <bdi>{title}</bdi>
        </button>
        <span className={styles.reference}>
          <ReferenceLine citation={citation} />
        </span>
      </th>
      <td className={styles.cell}>
        <EvidenceMarks citation={citation} />
      </td>
    </tr>
  );
}
