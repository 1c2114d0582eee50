import type { PrismaFlow } from '@footnote/domain';
import { useId, useRef, type Ref } from 'react';
import { useMessages } from '../../messages/use-messages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { LINE, prismaDrawing, type PrismaBox } from './prisma-boxes.ts';
import * as styles from './PrismaDiagram.css.ts';
import { messages } from './PrismaDiagram.messages.ts';

export interface PrismaDiagramProps {
  /** The numbers. */
  flow: PrismaFlow;
  /** Called with the drawing as a file of its own, black on white; without it the drawing cannot be saved. */
  onSave?: (svg: string) => void;
}

/** The flow diagram of PRISMA 2020, drawn from the numbers of a review. */
export function PrismaDiagram({ flow, onSave }: PrismaDiagramProps) {
  const { t } = useMessages();
  const drawn = useRef<SVGSVGElement>(null);
  const save = () => {
    if (drawn.current !== null) onSave?.(standaloneSvg(drawn.current));
  };
  return (
    <div className={styles.frame}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keys */}
      <section aria-label={t(messages.region)} tabIndex={0} className={styles.scroller}>
        <Drawing ref={drawn} flow={flow} />
      </section>
      {onSave !== undefined && (
        <div className={styles.actions}>
          <Button size="small" icon="download" onClick={save}>
            {t(messages.save)}
          </Button>
        </div>
      )}
    </div>
  );
}

function Drawing({ ref, flow }: { ref: Ref<SVGSVGElement>; flow: PrismaFlow }) {
  const { t } = useMessages();
  const id = useId();
  const { width, height, boxes, arrows } = prismaDrawing(flow, t);
  return (
    <svg
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn here, as its words are those of the page
      role="img"
      aria-labelledby={`${id}-name ${id}-told`}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      direction="ltr"
      className={styles.drawing}
    >
      <title id={`${id}-name`}>{t(messages.name)}</title>
      <desc id={`${id}-told`}>{boxes.map(({ lines }) => lines.join(' ')).join('. ')}</desc>
      <defs>
        <marker id={`${id}-head`} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" orient="auto">
          <path d="M0 0 8 4 0 8z" fill="currentColor" />
        </marker>
      </defs>
      {arrows.map(({ id: key, from, to }) => (
        <path
          key={key}
          d={`M${from.join(' ')} L${to.join(' ')}`}
          stroke="currentColor"
          fill="none"
          markerEnd={`url(#${id}-head)`}
        />
      ))}
      {boxes.map((box) => (
        <Box key={box.id} box={box} />
      ))}
    </svg>
  );
}

function Box({ box: { x, y, width, height, lines } }: { box: PrismaBox }) {
  const top = y + (height - lines.length * LINE) / 2;
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="4" fill="none" stroke="currentColor" />
      {lines.map((line, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines of a box may be alike, and never move
        <text key={at} x={x + 10} y={top + (at + 1) * LINE - 5} fontSize="13" fill="currentColor">
          {line}
        </text>
      ))}
    </g>
  );
}

/** The drawing as a file that needs nothing of the page. */
function standaloneSvg(drawn: SVGSVGElement): string {
  const copy = drawn.cloneNode(true);
  if (!(copy instanceof SVGSVGElement)) return '';
  copy.removeAttribute('class');
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.setAttribute('color', '#000');
  copy.setAttribute('font-family', 'Arial, Helvetica, sans-serif');
  const ground = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  for (const [name, value] of [
    ['width', '100%'],
    ['height', '100%'],
    ['fill', '#fff'],
  ] as const)
    ground.setAttribute(name, value);
  copy.querySelector('defs')?.after(ground);
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(copy)}\n`;
}
