import type { PrismaFlow } from '@footnote/domain';
import type { Translate } from '../../messages/define-messages.ts';
import { messages } from './PrismaDiagram.messages.ts';

/** A box of the diagram with its lines and where it stands, in units of the drawing. */
export interface PrismaBox {
  id: string;
  lines: string[];
  x: number;
  y: number;
  width: number;
  height: number;
}

/** What leads from one box to another. */
export interface PrismaArrow {
  id: string;
  from: [number, number];
  to: [number, number];
}

/** A diagram as it is drawn. */
export interface PrismaDrawing {
  width: number;
  height: number;
  boxes: PrismaBox[];
  arrows: PrismaArrow[];
}

const WIDTH = 640;
const BOX = 300;
const SIDE = WIDTH - BOX;
const GAP = 36;
const PADDING = 10;
export const LINE = 18;
/** Characters that fit a line of a box. */
const LINE_CHARACTERS = 40;

/** Lays the boxes of PRISMA 2020 out: the way of the records down the left, what left it on the right. */
export function prismaDrawing(flow: PrismaFlow, t: Translate): PrismaDrawing {
  const boxes: PrismaBox[] = [];
  const arrows: PrismaArrow[] = [];
  let y = 1;
  for (const { id, main, side } of rowsOf(flow, t)) {
    const [left, right] = [main.flatMap(folded), side.flatMap(folded)];
    const height = Math.max(left.length, right.length) * LINE + PADDING * 2;
    const before = boxes.findLast((box) => box.x < SIDE);
    boxes.push({ id, lines: left, x: 1, y, width: BOX - 2, height });
    if (before !== undefined)
      arrows.push({ id: `to-${id}`, from: [BOX / 2, before.y + before.height], to: [BOX / 2, y] });
    if (right.length > 0) {
      boxes.push({ id: `beside-${id}`, lines: right, x: SIDE + 1, y, width: BOX - 2, height });
      arrows.push({ id: `beside-${id}`, from: [BOX - 1, y + height / 2], to: [SIDE + 1, y + height / 2] });
    }
    y += height + GAP;
  }
  return { width: WIDTH, height: y - GAP + 1, boxes, arrows };
}

function rowsOf(flow: PrismaFlow, t: Translate): { id: string; main: string[]; side: string[] }[] {
  const { sources, excludedReports } = flow;
  const awaiting = (count: number) => (count === 0 ? [] : [t(messages.awaiting, { count })]);
  const reports = excludedReports.map(({ reason, reports: count }) => t(messages.source, { name: reason, count }));
  return [
    {
      id: 'identified',
      main: [
        t(messages.identified, { count: flow.identified }),
        ...sources.map(({ name, records }) => t(messages.source, { name, count: records })),
      ],
      side: [
        t(messages.removed),
        t(messages.duplicates, { count: flow.duplicates }),
        t(messages.notBrought, { count: flow.notBrought }),
      ],
    },
    {
      id: 'screened',
      main: [t(messages.screened, { count: flow.screened }), ...awaiting(flow.awaitingScreening)],
      side: [t(messages.excluded, { count: flow.excluded })],
    },
    {
      id: 'sought',
      main: [t(messages.sought, { count: flow.sought })],
      side: [t(messages.notRetrieved, { count: flow.notRetrieved })],
    },
    {
      id: 'assessed',
      main: [t(messages.assessed, { count: flow.assessed }), ...awaiting(flow.awaitingAssessment)],
      side: [t(messages.excludedReports), ...(reports.length === 0 ? [t(messages.none)] : reports)],
    },
    { id: 'included', main: [t(messages.included, { count: flow.included })], side: [] },
  ];
}

/** Lines of a text that fit into a box; a number stays whole, and a word that is longer than a line is cut. */
function folded(text: string): string[] {
  const lines = [''];
  const number = text.lastIndexOf(' (n = ');
  const words = number < 0 ? text.split(' ') : [...text.slice(0, number).split(' '), text.slice(number + 1)];
  for (const word of words) {
    const line = lines.at(-1) ?? '';
    if (line !== '' && line.length + 1 + word.length > LINE_CHARACTERS) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
    let last = lines.at(-1) ?? '';
    while (last.length > LINE_CHARACTERS) {
      lines.splice(-1, 1, last.slice(0, LINE_CHARACTERS), last.slice(LINE_CHARACTERS));
      last = lines.at(-1) ?? '';
    }
  }
  return lines;
}
