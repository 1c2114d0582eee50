import { deflateSync } from 'node:zlib';

/** Text set at a place on a page, in points from its bottom left corner. */
export interface SetText {
  x: number;
  y: number;
  text: string;
  /** Points; 10 where it is missing. */
  size?: number;
  /** True for text that runs upwards. */
  isTurned?: boolean;
}

export interface PdfPage {
  texts: readonly SetText[];
  /** Degrees the page is shown turned by. */
  rotate?: number;
}

export interface PdfFile {
  pages: readonly PdfPage[];
  information?: Readonly<Record<string, string>>;
}

export const PAGE_WIDTH = 600;
export const PAGE_HEIGHT = 800;

const escaped = (text: string) => text.replaceAll(/[\\()]/g, String.raw`\$&`);

function contentOf({ texts }: PdfPage): string {
  return texts
    .map(({ x, y, text, size = 10, isTurned = false }) => {
      const turn = isTurned ? '0 1 -1 0' : '1 0 0 1';
      return `BT /F1 ${size} Tf ${turn} ${x} ${y} Tm (${escaped(text)}) Tj ET`;
    })
    .join('\n');
}

/** A PDF with these pages, in Helvetica; texts are of Latin letters. */
export function pdfFile({ pages, information = {} }: PdfFile): Buffer {
  const contents = pages.map((page) => Buffer.from(contentOf(page), 'latin1'));
  return pdfOfContents(contents, { rotations: pages.map(({ rotate = 0 }) => rotate), information });
}

/** A PDF whose pages are drawn by these streams as they are. */
export function pdfOfContents(
  contents: readonly Buffer[],
  { rotations = [], information = {} }: { rotations?: readonly number[]; information?: PdfFile['information'] } = {},
): Buffer {
  const kids = contents.map((_, index) => `${4 + 2 * index} 0 R`).join(' ');
  const entries = Object.entries(information).map(([name, value]) => `/${name} (${escaped(value)})`);
  const objects: Buffer[] = [
    Buffer.from('<< /Type /Catalog /Pages 2 0 R >>'),
    Buffer.from(`<< /Type /Pages /Kids [${kids}] /Count ${contents.length} >>`),
    Buffer.from('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'),
  ];
  for (const [index, content] of contents.entries()) {
    const box = `/MediaBox [0 0 ${PAGE_WIDTH} ${PAGE_HEIGHT}] /Rotate ${rotations[index] ?? 0}`;
    const used = `/Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + 2 * index} 0 R`;
    const packed = deflateSync(content);
    objects.push(
      Buffer.from(`<< /Type /Page /Parent 2 0 R ${box} ${used} >>`),
      Buffer.concat([
        Buffer.from(`<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n`),
        packed,
        Buffer.from('\nendstream'),
      ]),
    );
  }
  objects.push(Buffer.from(`<< ${entries.join(' ')} >>`, 'latin1'));
  return pdfOfObjects(objects);
}

/** A PDF of these objects as they are: the first is its catalogue, the last its information. */
export function pdfOfObjects(objects: readonly Buffer[]): Buffer {
  const parts = [Buffer.from('%PDF-1.7\n')];
  let length = parts[0]?.length ?? 0;
  const offsets: number[] = [];
  for (const [index, object] of objects.entries()) {
    const part = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), object, Buffer.from('\nendobj\n')]);
    offsets.push(length);
    length += part.length;
    parts.push(part);
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`);
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${rows.join('')}`;
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>\nstartxref\n${length}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table + trailer)]);
}
