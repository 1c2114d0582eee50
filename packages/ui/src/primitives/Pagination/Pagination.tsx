import { IconButton } from '../IconButton/IconButton.tsx';
import { Select } from '../Select/Select.tsx';
import { pageAfterResize, pageCount, pageWindow } from './page-window.ts';
import { messages } from './Pagination.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './Pagination.css.ts';

export interface PaginationProps {
  /** Name of the whole, for assistive technology ("Pages of invoices"). */
  label: string;
  /** The page that is shown, from 1; one beyond the last is shown as the last. */
  page: number;
  /** Rows on one page. */
  pageSize: number;
  /** Rows on all pages. */
  total: number;
  /** Called with the page to show; a change of the size keeps the first row in sight. */
  onChange: (next: { page: number; pageSize: number }) => void;
  /**
   * Sizes to choose from (specification §9); fewer than two hide the choice.
   * @default [5, 10, 25, 50, 100]
   */
  pageSizes?: readonly number[];
  /**
   * Keeps it still while rows load.
   * @default false
   */
  disabled?: boolean;
}

const PAGE_SIZES = [5, 10, 25, 50, 100] as const;

/** Steps through a long list page by page. */
export function Pagination(props: PaginationProps) {
  const { t } = useMessages();
  const { pageSize, total, onChange, pageSizes = PAGE_SIZES, disabled = false } = props;
  const last = pageCount(total, pageSize);
  const page = Math.min(Math.max(1, props.page), last);
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const resize = (size: number) => onChange({ page: pageAfterResize(page, pageSize, size), pageSize: size });
  return (
    <div className={styles.bar}>
      <span aria-live="polite">{t(messages.range, { from, to: Math.min(total, page * pageSize), total })}</span>
      {pageSizes.length > 1 && (
        <PageSize
          sizes={pageSizes}
          value={pageSize}
          disabled={disabled}
          onChange={resize}
          label={t(messages.pageSize)}
        />
      )}
      <Pages
        label={props.label}
        page={page}
        last={last}
        disabled={disabled}
        onChoose={(next) => onChange({ page: next, pageSize })}
      />
    </div>
  );
}

interface PagesProps {
  label: string;
  page: number;
  last: number;
  disabled: boolean;
  onChoose: (page: number) => void;
}

function Pages({ label, page, last, disabled, onChoose }: PagesProps) {
  const { t } = useMessages();
  const shown = pageWindow(page, last);
  const step = { mirrored: true, tooltip: false } as const;
  return (
    <nav aria-label={label} className={styles.pages}>
      <IconButton
        {...step}
        icon="arrowBack"
        label={t(messages.previous)}
        disabled={disabled || page <= 1}
        onClick={() => onChoose(page - 1)}
      />
      <span className={styles.brief}>{t(messages.position, { page, pages: last })}</span>
      <span className={styles.numbers}>
        {shown.map((number, index) =>
          number === null ? (
            <span key={`gap-${shown[index - 1]}`} aria-hidden="true" className={styles.gap}>
              …
            </span>
          ) : (
            <button
              key={number}
              type="button"
              aria-label={t(messages.page, { page: number })}
              aria-current={number === page ? 'page' : undefined}
              disabled={disabled}
              onClick={() => onChoose(number)}
              className={styles.number({ current: number === page })}
            >
              {t(messages.number, { page: number })}
            </button>
          ),
        )}
      </span>
      <IconButton
        {...step}
        icon="arrowForward"
        label={t(messages.next)}
        disabled={disabled || page >= last}
        onClick={() => onChoose(page + 1)}
      />
    </nav>
  );
}

interface PageSizeProps {
  sizes: readonly number[];
  value: number;
  disabled: boolean;
  onChange: (size: number) => void;
  label: string;
}

function PageSize({ sizes, value, disabled, onChange, label }: PageSizeProps) {
  const all = [...new Set([...sizes, value])].sort((a, b) => a - b);
  return (
    <div className={styles.size}>
      <span aria-hidden="true">{label}</span>
      <span className={styles.sizes}>
        <Select
          label={label}
          labelHidden
          options={all.map((size) => ({ value: String(size), label: String(size) }))}
          value={String(value)}
          disabled={disabled}
          onChange={(size) => onChange(Number(size))}
        />
      </span>
    </div>
  );
}
