import { Table, TableCell, TableRow, WidthType, type Paragraph } from 'docx';

/** A row of a table, a cell for each column. */
export interface RowOfParagraphs {
  isHeader: boolean;
  cells: readonly Paragraph[];
}

/** Between the margins of the page, in twentieths of a point. */
const WIDTH = 9_638;

/** A table over the width of the page, whose heading stands on each page it goes on to. */
export function wordTable(rows: readonly RowOfParagraphs[], direction: 'ltr' | 'rtl'): Table {
  const columns = Math.max(1, ...rows.map(({ cells }) => cells.length));
  const width = Math.floor(WIDTH / columns);
  return new Table({
    width: { size: WIDTH, type: WidthType.DXA },
    columnWidths: Array.from({ length: columns }, () => width),
    margins: { top: 40, bottom: 40, left: 80, right: 80 },
    ...(direction === 'rtl' ? { visuallyRightToLeft: true } : {}),
    rows: rows.map(
      ({ isHeader, cells }) =>
        new TableRow({
          tableHeader: isHeader,
          cantSplit: true,
          children: cells.map(
            (cell) =>
              new TableCell({
                width: { size: width, type: WidthType.DXA },
                ...(isHeader ? { shading: { fill: 'F3F1EA' } } : {}),
                children: [cell],
              }),
          ),
        }),
    ),
  });
}
