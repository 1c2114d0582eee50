import { hasPage, type Citation } from '@footnote/domain';
import { memo, useEffect, useRef, useState, type KeyboardEvent, type ReactNode, type RefObject } from 'react';
import { ArticleAbstract } from '../../literature/ArticleAbstract/ArticleAbstract.tsx';
import { EvidenceMarks, EvidenceNotices } from '../../literature/EvidenceMarks/EvidenceMarks.tsx';
import { ReferenceLine } from '../../literature/ReferenceLine/ReferenceLine.tsx';
import { SourceLinks } from '../../literature/SourceCard/SourceCard.tsx';
import { SummarisedNote } from '../../literature/SummarisedNote/SummarisedNote.tsx';
import { vars } from '../../theme/theme.css.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { pressSave, SAVE_KEY } from '../../primitives/press-save.ts';
import type { ReferenceFocus } from './reference-focus.ts';
import { referenceMessages } from '../../literature/reference.messages.ts';
import { evidenceMessages } from '../../literature/evidence.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './ReferencesPanel.css.ts';

interface ReferenceItemProps {
  number: number;
  citation: Citation;
  selected: boolean;
  hasBox: boolean;
  selectable: boolean;
  onSelect: (selected: boolean) => void;
  onOpenPage?: (number: number) => void;
  renderActions?: (citation: Citation) => ReactNode;
  focus: ReferenceFocus | null;
  selectLabel: string;
}

/** How long a reference stays lit after it was asked for. */
const FLASH_MS = 1600;

/** Brings a row into sight and lights it for a moment whenever it is asked for. */
function useFlash(row: RefObject<HTMLLIElement | null>, focus: ReferenceFocus | null) {
  useEffect(() => {
    if (focus === null || row.current === null) return;
    row.current.scrollIntoView({ block: 'center' });
    row.current.focus({ preventScroll: true });
    row.current.animate(
      [{ backgroundColor: vars.color.citeSoft }, { backgroundColor: vars.color.citeSoft }, {}],
      FLASH_MS,
    );
  }, [row, focus]);
}

/** One reference: checkbox, number, title, what identifies it, how far it carries, and its abstract on demand. */
export const ReferenceItem = memo(function ReferenceItem(props: ReferenceItemProps) {
  const { number, citation, selected, hasBox, selectable, onSelect, onOpenPage, renderActions, focus, selectLabel } =
    props;
  const row = useRef<HTMLLIElement>(null);
  useFlash(row, focus);
  const marked = citation.retracted || citation.concern || citation.corrected;
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- what is in it has the focus
    <li ref={row} tabIndex={-1} onKeyDown={saveByKey} className={styles.item({ selected })}>
      {hasBox ? (
        <Checkbox label={selectLabel} labelHidden checked={selected} disabled={!selectable} onChange={onSelect} />
      ) : (
        <span className={styles.noBox} />
      )}
      <span className={styles.number}>{number}</span>
      <div className={styles.body}>
        {marked && (
          <span className={styles.notices}>
            <EvidenceNotices citation={citation} />
          </span>
        )}
        <h4 className={styles.itemTitle}>
          <bdi>{citation.title}</bdi>
        </h4>
        <ReferenceLine citation={citation} />
        <EvidenceMarks citation={citation} notices={false} />
        <ItemAbstract
          citation={citation}
          actions={renderActions?.(citation)}
          {...(onOpenPage !== undefined && hasPage(citation) ? { onOpenPage: () => onOpenPage(number) } : {})}
        />
      </div>
    </li>
  );
});

/** The key s saves the reference the focus is in. */
function saveByKey(event: KeyboardEvent<HTMLElement>): void {
  const { key, altKey, ctrlKey, metaKey, target, currentTarget } = event;
  const inside = target instanceof Node && currentTarget.contains(target);
  if (inside && !altKey && !ctrlKey && !metaKey && key.toLowerCase() === SAVE_KEY) pressSave(event);
}

interface ItemAbstractProps {
  citation: Citation;
  actions: ReactNode;
  onOpenPage?: () => void;
}

function ItemAbstract({ citation, actions, onOpenPage }: ItemAbstractProps) {
  const { t } = useMessages();
  const [open, setOpen] = useState(false);
  const text = citation.abstract === '' ? citation.content : citation.abstract;
  return (
    <>
      <span className={styles.itemFoot}>
        <Button
          variant="quiet"
          size="small"
          icon={open ? 'chevronDown' : 'chevronEnd'}
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {t(citation.type === 'pdf' ? referenceMessages.passage : referenceMessages.abstract)}
        </Button>
        <SourceLinks citation={citation} {...(onOpenPage === undefined ? {} : { onOpenPage })} />
        {actions}
      </span>
      {open &&
        (text === '' ? (
          <p className={styles.limit}>
            {t(citation.type === 'pdf' ? referenceMessages.noPassage : referenceMessages.noAbstract)}
          </p>
        ) : (
          <ArticleAbstract text={text} />
        ))}
      {open && text !== '' && citation.recognised === true && (
        <p className={styles.limit}>{t(referenceMessages.recognised)}</p>
      )}
      {open && citation.summarised && (
        <SummarisedNote label={t(evidenceMessages.summarised)} words={t(evidenceMessages.summarisedInWords)} />
      )}
    </>
  );
}
