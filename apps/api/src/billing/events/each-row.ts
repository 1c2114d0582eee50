/** Does something for each row, whatever becomes of the others. */
export type EachRow = <Row>(rows: Iterable<Row>, work: (row: Row) => Promise<void>) => Promise<void>;

/** Reports what fails, and begins no other row once it is told to stop. */
export function eachRowUntil(signal: AbortSignal, report: (error: unknown) => void): EachRow {
  return async (rows, work) => {
    for (const row of rows) {
      if (signal.aborted) return;
      await work(row).catch(report);
    }
  };
}
