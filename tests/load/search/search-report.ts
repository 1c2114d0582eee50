import type { EngineMeasure } from './measure-engine.ts';
import type { SearchBench } from './bench-search.ts';

const HOW = `Corpus: the real articles of the test data first, then articles with new PMIDs: half the sentences of a real abstract
and half from others of its topic (a rare stem their titles share), a title joined of two, evidence, types and years of one
of the two, journals by Zipf's law, 0.7 new words an article. Searches: 100 a class (40 broad), the same for every engine,
second pass measured. A question goes to the peers with all its words, to Footnote as it reads them; “words” are those that\ntell something, for all alike. Peers leave out fields, letters gone wrong and columns. Ratios are to Footnote in this run; an\nindex that an earlier run built is used again with the rate of that time.`;

/** The figures as tables for a terminal. */
export function searchReport({ engines, import: imported, left }: SearchBench): string {
  const sizes = [...new Set(engines.map(({ size }) => size))];
  const tables = sizes.map((size) => {
    const measured = engines.filter((engine) => engine.size === size);
    return `${size} articles\n${table(engineRows(measured))}\n\n${table(timeRows(measured))}`;
  });
  const rates =
    imported === null
      ? []
      : [
          `Import: ${imported.imported} records/s, gunzip and saxes alone ${imported.bare} records/s, ratio ${imported.ratio}; ` +
            `${imported.processor.imported} against ${imported.processor.bare} ms of processors a record; ` +
            `${imported.cores} cores, ${imported.records} records`,
        ];
  return [HOW, ...tables, ...rates, ...left.map((line) => `Left out: ${line}`)].join('\n\n');
}

function engineRows(measured: readonly EngineMeasure[]): (string | number)[][] {
  const rows = measured.map(({ engine, rate, bytes, megabytes, longestPause }) => [
    engine,
    rate,
    bytes === null ? '–' : Math.round(bytes / 1e6),
    megabytes,
    longestPause,
  ]);
  return [['engine', 'articles/s', 'MB on disk', 'MB in memory', 'pause ms'], ...rows];
}

function timeRows(measured: readonly EngineMeasure[]): (string | number)[][] {
  const ours = measured.find(({ engine }) => engine === 'footnote');
  const rows = measured.flatMap(({ engine, times }) =>
    times.map((time) => {
      const base = ours?.times.find((one) => one.class === time.class && one.sort === time.sort);
      const { processor } = time;
      // A server works in processes of its own.
      const spent =
        engine === 'postgres'
          ? ['–', '–', '–']
          : [processor.p50, processor.p99, ratio(processor.p99, base?.processor.p99)];
      const cells = [engine, time.class, time.sort, time.searches, time.refused, time.p50, time.p99];
      return [...cells, ratio(time.p99, base?.p99), ...spent];
    }),
  );
  const head = ['engine', 'class', 'by', 'searches', 'refused', 'p50 ms', 'p99 ms', '× p99'];
  return [[...head, 'cpu p50', 'cpu p99', '× cpu p99'], ...rows];
}

function ratio(left: number, right: number | undefined): number | string {
  return right === undefined || right === 0 ? '–' : Math.round((left / right) * 10) / 10;
}

function table(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((row) => row.map((cell) => String(cell).padStart(12)).join('')).join('\n');
}
