import { IconButton } from '../IconButton/IconButton.tsx';
import { Select } from '../Select/Select.tsx';
import { pageAfterResize, pageCount, pageWindow } from './page-window.ts';
import * as styles from './Pagination.css.ts';

/** Words of a Pagination. */
export interface PaginationLabels {
  /** Name of the whole, for assistive technology ("Pages of invoices"). */
  name: string;
  /** Name of the button to the page before. */
  previous: string;
  /** Name of the button to the next page. */
  next: string;
  /** Name of the button of a page ("Page 3"). */
  page: (page: number) => string;
  /** Where a user is, on phones ("Page 3 of 20"). */
  position: (page: number, pages: number) => string;
  /** What is shown ("1–25 of 340"); `to` is 0 when there are no rows. */
  range: (from: number, to: number, total: number) => string;
  /** Name of the choice of a size ("Rows per page"). */
  pageSize: string;
}

export interface PaginationProps {
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
  /** Its words, in the user’s language. */
  labels: PaginationLabels;
}

const PAGE_SIZES = [5, 10, 25, 50, 100] as const;

/** Steps through a long list page by page. */
export function Pagination(props: PaginationProps) {
  const { pageSize, total, onChange, pageSizes = PAGE_SIZES, disabled = false, labels } = props;
  const last = pageCount(total, pageSize);
  const page = Math.min(Math.max(1, props.page), last);
  const from = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const resize = (size: number) => onChange({ page: pageAfterResize(page, pageSize, size), pageSize: size });
  return (
    <div className={styles.bar}>
      <span aria-live="polite">{labels.range(from, Math.min(total, page * pageSize), total)}</span>
      {pageSizes.length > 1 && (
        <PageSize sizes={pageSizes} value={pageSize} disabled={disabled} onChange={resize} label={labels.pageSize} />
      )}
      <Pages
        page={page}
        last={last}
        disabled={disabled}
        labels={labels}
        onChoose={(next) => onChange({ page: next, pageSize })}
      />
    </div>
  );
}

interface PagesProps {
  page: number;
  last: number;
  disabled: boolean;
  onChoose: (page: number) => void;
  labels: PaginationLabels;
}

function Pages({ page, last, disabled, onChoose, labels }: PagesProps) {
  const shown = pageWindow(page, last);
  const step = { mirrored: true, tooltip: false } as const;
  return (
    <nav aria-label={labels.name} className={styles.pages}>
      <IconButton
        {...step}
        icon="arrowBack"
        label={labels.previous}
        disabled={disabled || page <= 1}
        onClick={() => onChoose(page - 1)}
      />
      <span className={styles.brief}>{labels.position(page, last)}</span>
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
              aria-label={labels.page(number)}
              aria-current={number === page ? 'page' : undefined}
              disabled={disabled}
              onClick={() => onChoose(number)}
              className={styles.number({ current: number === page })}
            >
              {number}
            </button>
          ),
        )}
      </span>
      <IconButton
        {...step}
        icon="arrowForward"
        label={labels.next}
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
