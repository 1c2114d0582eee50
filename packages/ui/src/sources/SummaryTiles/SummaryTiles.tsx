import { SUMMARY_TILES, type DocumentSummary, type SummaryTile } from '@footnote/domain';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { messages, tileMessages } from './SummaryTiles.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './SummaryTiles.css.ts';

export interface SummaryTilesProps {
  /** Documents by tile; null while they are being counted. */
  summary: DocumentSummary | null;
  /**
   * The tile whose documents are shown, or null for all of them.
   * @default null
   */
  selected?: SummaryTile | null;
  /** Called with a tile that is pressed, or null when it is pressed again; left out, tiles are only read. */
  onSelect?: (tile: SummaryTile | null) => void;
}

/** How many documents of a source are in which state, at a glance; a tile can narrow the table below. */
export function SummaryTiles({ summary, selected = null, onSelect }: SummaryTilesProps) {
  const { t } = useMessages();
  return (
    <section aria-label={t(messages.name)} aria-busy={summary === null}>
      <VisuallyHidden>
        <output>{summary === null ? t(messages.loading) : ''}</output>
      </VisuallyHidden>
      <ul className={styles.tiles}>
        {SUMMARY_TILES.map((tile) => (
          <li key={tile} className={styles.place}>
            <Tile
              tile={tile}
              count={summary?.[tile] ?? null}
              pressed={tile === selected}
              onPress={onSelect === undefined ? undefined : () => onSelect(tile === selected ? null : tile)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface TileProps {
  tile: SummaryTile;
  count: number | null;
  pressed: boolean;
  onPress: (() => void) | undefined;
}

const TONES = { ready_to_use: 'ready', failed: 'failed' } as const satisfies Partial<Record<SummaryTile, string>>;
const GLYPHS = { ready: 'check', failed: 'warning' } as const;

function toneOf(tile: SummaryTile, count: number | null): 'ready' | 'failed' | 'plain' | 'none' {
  if (count === null || count === 0) return 'none';
  return tile === 'ready_to_use' || tile === 'failed' ? TONES[tile] : 'plain';
}

function Tile({ tile, count, pressed, onPress }: TileProps) {
  const { t, number } = useMessages();
  const tone = toneOf(tile, count);
  const content = (
    <>
      <span className={styles.figure({ tone })}>
        {count === null ? <Skeleton shape="title" width="half" /> : number(count)}
        {(tone === 'ready' || tone === 'failed') && <Icon name={GLYPHS[tone]} />}
      </span>
      <span className={styles.name}>{t(tileMessages[tile])}</span>
    </>
  );
  if (onPress === undefined) return <div className={styles.tile({})}>{content}</div>;
  return (
    <button
      type="button"
      aria-pressed={pressed}
      disabled={(count ?? 0) === 0 && !pressed}
      onClick={onPress}
      className={styles.tile({ pressable: true, pressed })}
    >
      {content}
    </button>
  );
}
