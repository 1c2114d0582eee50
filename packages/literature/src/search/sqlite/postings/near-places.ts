import { rowPlaces, type PlaceSources, type RowPlaces, type WordRow } from './phrase-places.ts';
import { fieldOfPlace } from './position-bytes.ts';

/** A row found, with the number of its words. */
interface FoundRow {
  length: number;
  found: RowPlaces;
}

/** The documents in which all rows stand in one field, at most `distance` words between the end of any and the start of the last. */
export function nearDocuments(rows: readonly WordRow[], distance: number, sources: PlaceSources): number[] {
  let { among } = sources;
  const found: FoundRow[] = [];
  for (const row of rows) {
    const places = rowPlaces(row, { ...sources, among });
    if (places.documents.length === 0) return [];
    among = places.documents;
    found.push({ length: row.words.length, found: places });
  }
  const { documents = new Uint32Array() } = found.at(-1)?.found ?? {};
  const at = found.map(() => 0);
  return [...documents].filter((document) => {
    const starts = found.map(({ found: { documents: held, starts: from, places } }, index) => {
      let next = at[index] ?? 0;
      while ((held[next] ?? document) < document) next += 1;
      at[index] = next;
      return places.subarray(from[next], from[next + 1]);
    });
    return areNear(starts, { found, distance });
  });
}

function areNear(
  starts: readonly Int32Array[],
  { found, distance }: { found: readonly FoundRow[]; distance: number },
): boolean {
  return starts.some((some) =>
    some.some((latest) =>
      starts.every((others, index) => {
        const length = found[index]?.length ?? 0;
        // The closest one is the last that does not begin later.
        const closest = others.findLast((start) => start <= latest);
        return (
          closest !== undefined &&
          fieldOfPlace(closest) === fieldOfPlace(latest) &&
          latest - closest - length <= distance
        );
      }),
    ),
  );
}
