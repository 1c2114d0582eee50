import { memo, useState } from 'react';
import { closeOpenMarkdown } from './close-open-markdown.ts';
import { createBlockReader, type MarkdownBlock } from './read-blocks.ts';
import { renderBlock } from './render-block.tsx';
import type { RenderContext, RenderedCitation } from './render-context.ts';
import * as styles from './Markdown.css.ts';

export interface MarkdownProps {
  /** The text so far; raw HTML in it is shown as text, images are not loaded. */
  text: string;
  /** True while the text grows: what is begun and not yet closed is closed for the eye. */
  streaming: boolean;
  /**
   * Where what is shown begins, UTF-16 units of `text`; blocks before it are left out.
   * @default 0
   */
  from?: number;
  /** Names the scrollable frame of a table. */
  tableLabel: string;
  /** Renders the marker that begins at `offset` (UTF-16 units of `text`). */
  renderCitation: (numbers: readonly number[], offset: number) => RenderedCitation;
}

/** Markdown as React elements; a growing text renders only its last block again. */
export function Markdown({ text, streaming, from = 0, tableLabel, renderCitation }: MarkdownProps) {
  const [read] = useState(createBlockReader);
  const blocks = read(text.replaceAll(/\r\n?/g, '\n'));
  return (
    <div className={styles.markdown}>
      {blocks.map(
        (block, index) =>
          block.offset >= from && (
            <Block
              key={block.offset}
              block={block}
              open={streaming && index === blocks.length - 1}
              tableLabel={tableLabel}
              renderCitation={renderCitation}
            />
          ),
      )}
    </div>
  );
}

type BlockProps = { block: MarkdownBlock; open: boolean } & Omit<RenderContext, 'nextMarker'>;

const Block = memo(
  function Block({ block, open, tableLabel, renderCitation }: BlockProps) {
    const shown = open ? closeOpenMarkdown(block) : block;
    if (shown === null) return null;
    let marker = 0;
    const nextMarker = () => {
      const offset = shown.markers[marker];
      marker += 1;
      return offset ?? block.offset;
    };
    return renderBlock(shown.token, { tableLabel, renderCitation, nextMarker });
  },
  (before, after) =>
    before.block.raw === after.block.raw &&
    before.block.offset === after.block.offset &&
    before.open === after.open &&
    before.tableLabel === after.tableLabel &&
    before.renderCitation === after.renderCitation,
);
