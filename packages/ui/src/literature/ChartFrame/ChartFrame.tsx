import { useState, type ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { TwinTable, type TwinTableProps } from './TwinTable.tsx';
import { messages } from './ChartFrame.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './ChartFrame.css.ts';

export interface ChartFrameProps {
  /** What the picture shows. */
  title: string;
  /** What it says, in one sentence with figures. */
  summary: string;
  /** The picture; hidden while the table is shown. */
  children: ReactNode;
  /** The same figures as a table: always there for assistive technology, shown to all on demand. */
  table: TwinTableProps;
  /**
   * Level of the title in the outline of the page.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /**
   * Said while the figures are on their way; the children are a placeholder then, and there is neither summary nor table.
   * @default ''
   */
  loading?: string;
}

/** Stands around a picture of figures: title, summary and the same figures as a table. */
export function ChartFrame(props: ChartFrameProps) {
  const { t } = useMessages();
  const { title, summary, children, table, headingLevel = 3, loading = '' } = props;
  const [asTable, setAsTable] = useState(false);
  const Heading = `h${headingLevel}` as const;
  return (
    <figure aria-busy={loading !== '' || undefined} className={styles.frame}>
      <LiveRegion message={loading} />
      <figcaption className={styles.caption}>
        <span className={styles.head}>
          <Heading className={styles.title}>{title}</Heading>
          {loading === '' && (
            <span className={styles.control}>
              <Button variant="quiet" size="small" icon="table" onClick={() => setAsTable(!asTable)}>
                {asTable ? t(messages.asPicture) : t(messages.asTable)}
              </Button>
            </span>
          )}
        </span>
        <span className={styles.summary}>{loading === '' ? summary : <Skeleton width="most" />}</span>
      </figcaption>
      {!asTable && children}
      {loading === '' && <TwinTable {...table} hidden={!asTable} />}
    </figure>
  );
}

/** The table of a picture whose figures are on their way. */
export const NO_FIGURES: TwinTableProps = { caption: '', columns: [], rows: [] };
