import * as Dialog from '@radix-ui/react-dialog';
import { pubmedPage, type DocumentArticle } from '@footnote/domain';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { useReturnFocus } from '../../primitives/Modal/use-return-focus.ts';
import { Link } from '../../primitives/Link/Link.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { EvidenceNotices } from '../../literature/EvidenceMarks/EvidenceMarks.tsx';
import { referenceMessages } from '../../literature/reference.messages.ts';
import { messages } from './DocumentReader.messages.ts';
import { ReaderFinder, type ReaderSearch } from './ReaderFinder.tsx';
import { ReaderTools, type ZoomStep } from './ReaderTools.tsx';
import { readerKey } from './reader-keys.ts';
import * as styles from './DocumentReader.css.ts';

export interface DocumentReaderProps {
  /** Whether it is shown; keep it mounted, so that the focus can go back. */
  open: boolean;
  /** Called when a user closes it. */
  onClose: () => void;
  /** Name of the document. */
  name: string;
  /**
   * The article of the literature that the document is; null where it is none, or none that is known.
   * @default null
   */
  article?: DocumentArticle;
  /** The page that is shown, from 1. */
  page: number;
  /** How many pages the document has; 0 until that is known. */
  pageCount: number;
  /** Called with the number of another page of the document. */
  onPageChange: (page: number) => void;
  /** The page a citation leads to; left out where the document is only looked at. */
  citedPage?: number;
  /**
   * Whether the words of the cited page were recognised in its picture.
   * @default false
   */
  isRecognised?: boolean;
  /** How large the page is drawn, in percent. */
  percent: number;
  /** Whether its size follows the width of the reader. */
  fitsWidth: boolean;
  /** Called when a user wants it larger, smaller or as wide as the reader. */
  onZoom: (step: ZoomStep) => void;
  /** What is looked for in the document, and what was found. */
  search: ReaderSearch;
  /**
   * Whether the document is there, on its way or could not be shown.
   * @default 'ready'
   */
  state?: 'ready' | 'loading' | 'error';
  /**
   * Why it could not be shown.
   * @default ''
   */
  error?: string;
  /** Called when a user asks for the document once more; left out where that is no use. */
  onRetry?: () => void;
  /** Called with the region that the page scrolls in, and with null when it goes. */
  onRegion?: (region: HTMLElement | null) => void;
  /** The page: a `DocumentPage`. */
  children?: ReactNode;
}

/** Shows a document page by page above the page of the app; by mouse, touch and keyboard. */
export function DocumentReader(props: DocumentReaderProps) {
  const { open, onClose } = props;
  const focus = useReturnFocus();
  const content = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={styles.overlay} />
        <Dialog.Content
          {...focus}
          ref={content}
          onOpenAutoFocus={(event) => {
            focus.onOpenAutoFocus();
            // Keys turn pages from the first moment on.
            event.preventDefault();
            focusPages(content.current);
          }}
          aria-describedby={undefined}
          onEscapeKeyDown={(event) => takesEscape(event) && event.preventDefault()}
          className={styles.content}
        >
          <Opened {...props} content={content} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function focusPages(reader: HTMLElement | null): void {
  reader?.querySelector<HTMLElement>('[data-pages]')?.focus();
}

/** Radix hears Esc before the field it is pressed in does, and would close the reader. */
function takesEscape(event: KeyboardEvent): boolean {
  return event.target instanceof Element && event.target.closest('[data-takes-escape]') !== null;
}

function Opened(props: DocumentReaderProps & { content: RefObject<HTMLDivElement | null> }) {
  const { t } = useMessages();
  const { name, onClose, page, pageCount, onPageChange, onZoom, search, onRegion, content } = props;
  const { citedPage, isRecognised = false, article = null } = props;
  const [finds, setFinds] = useState(search.query !== '');
  const finder = useId();
  // One page that cannot be shown leaves the way to the others open.
  const ready = pageCount > 0;
  const place = ready ? t(messages.pageOf, { page, count: pageCount }) : '';
  useEffect(() => {
    // A button that goes, or is disabled, when another page comes would take the keys along.
    const { activeElement } = document;
    if (activeElement === document.body || activeElement?.matches(':disabled') === true) focusPages(content.current);
  });
  const openFinder = () => {
    setFinds(true);
    requestAnimationFrame(() => content.current?.querySelector<HTMLElement>('input[type="search"]')?.focus());
  };
  const closeFinder = () => {
    setFinds(false);
    search.onChange('');
    focusPages(content.current);
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions -- the dialog, whose every part takes these keys
    <div
      className={styles.frame}
      onKeyDown={(event) => ready && readerKey(event, { page, pageCount, onPageChange, onZoom, onFind: openFinder })}
    >
      <header className={styles.header}>
        <Dialog.Title className={styles.title}>
          <bdi>{name}</bdi>
        </Dialog.Title>
        <IconButton icon="close" label={t(messages.close)} tooltip={false} onClick={onClose} />
      </header>
      {article !== null && <ArticleLine article={article} />}
      {ready && (
        <ReaderTools {...props} finder={{ id: finder, open: finds, onOpen: openFinder, onClose: closeFinder }} />
      )}
      {ready && finds && <ReaderFinder id={finder} search={search} onClose={closeFinder} />}
      {ready && isRecognised && page === citedPage && (
        <p className={styles.recognised}>{t(referenceMessages.recognised)}</p>
      )}
      <LiveRegion message={place} />
      <section
        ref={onRegion}
        data-pages
        aria-label={place === '' ? name : place}
        // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls, and has to by keyboard
        tabIndex={0}
        className={styles.pages}
      >
        <Shown {...props} />
      </section>
    </div>
  );
}

/** What the literature knows the document as, and what was published about it. */
function ArticleLine({ article }: { article: NonNullable<DocumentArticle> }) {
  const { t } = useMessages();
  const { pmid, title } = article;
  return (
    <p className={styles.article}>
      <EvidenceNotices citation={article} />
      {article.retracted && <strong>{t(referenceMessages.retractedWarning)}</strong>}
      <Link external href={pubmedPage(pmid)}>
        {t(messages.article, { title, pmid })}
      </Link>
    </p>
  );
}

function Shown({ state = 'ready', error = '', onRetry, children }: DocumentReaderProps) {
  const { t } = useMessages();
  if (state === 'error') {
    return (
      <div className={styles.notice}>
        <ErrorState
          title={error}
          action={onRetry !== undefined && <Button onClick={onRetry}>{t(messages.retry)}</Button>}
        />
      </div>
    );
  }
  return (
    <>
      {state === 'loading' && (
        <output aria-label={t(messages.loading)} className={styles.placeholder}>
          <Skeleton shape="block" />
        </output>
      )}
      {children}
    </>
  );
}
