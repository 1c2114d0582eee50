import { useState, type KeyboardEvent } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { messages } from './DocumentReader.messages.ts';
import * as styles from './DocumentReader.css.ts';

/** What can be done to the size of the page. */
export type ZoomStep = 'in' | 'out' | 'width';

interface ReaderToolsProps {
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  citedPage?: number;
  percent: number;
  fitsWidth: boolean;
  onZoom: (step: ZoomStep) => void;
  finder: { id: string; open: boolean; onOpen: () => void; onClose: () => void };
}

/** Pages, zoom and the way to the search. */
export function ReaderTools(props: ReaderToolsProps) {
  const { t } = useMessages();
  const { page, onPageChange, citedPage, percent, fitsWidth, onZoom, finder } = props;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no element is a group of tools
    <div role="group" aria-label={t(messages.tools)} className={styles.tools}>
      <PageChoice {...props} />
      <span className={styles.group}>
        <IconButton icon="remove" label={t(messages.zoomOut)} tooltip={false} onClick={() => onZoom('out')} />
        <output className={styles.percent}>{t(messages.percent, { percent })}</output>
        <IconButton icon="add" label={t(messages.zoomIn)} tooltip={false} onClick={() => onZoom('in')} />
        <IconButton
          icon="fitWidth"
          label={t(messages.fitWidth)}
          tooltip={false}
          pressed={fitsWidth}
          onClick={() => onZoom('width')}
        />
      </span>
      <IconButton
        icon="search"
        label={t(messages.find)}
        tooltip={false}
        aria-expanded={finder.open}
        aria-controls={finder.open ? finder.id : undefined}
        onClick={finder.open ? finder.onClose : finder.onOpen}
      />
      {citedPage !== undefined && citedPage !== page && (
        <Button size="small" variant="quiet" icon="bookmark" onClick={() => onPageChange(citedPage)}>
          {t(messages.cited, { page: citedPage })}
        </Button>
      )}
    </div>
  );
}

function PageChoice({ page, pageCount, onPageChange }: Pick<ReaderToolsProps, 'page' | 'pageCount' | 'onPageChange'>) {
  const { t } = useMessages();
  const [draft, setDraft] = useState<string | null>(null);
  const settle = () => {
    const wanted = Number(draft);
    if (draft !== null && Number.isInteger(wanted) && wanted >= 1) onPageChange(Math.min(wanted, pageCount));
    setDraft(null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle();
  };
  return (
    <span className={styles.group}>
      <IconButton
        icon="chevronUp"
        label={t(messages.previousPage)}
        tooltip={false}
        disabled={page <= 1}
        onClick={() => onPageChange(page - 1)}
      />
      <IconButton
        icon="chevronDown"
        label={t(messages.nextPage)}
        tooltip={false}
        disabled={page >= pageCount}
        onClick={() => onPageChange(page + 1)}
      />
      <input
        aria-label={t(messages.page)}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={draft ?? String(page)}
        onChange={(event) => setDraft(event.target.value.replaceAll(/\D/g, ''))}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={settle}
        onKeyDown={press}
        className={styles.pageField}
      />
      <span className={styles.count}>{t(messages.ofPages, { count: pageCount })}</span>
    </span>
  );
}
