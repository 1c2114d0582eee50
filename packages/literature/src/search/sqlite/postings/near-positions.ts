import { phrasePositions, type PositionSources, type PhrasePositions, type Phrase } from './phrase-positions.ts';
import { fieldOfOccurrence } from './position-codec.ts';

/** A row found, with the number of its words. */
interface FoundRow {
  length: number;
  found: PhrasePositions;
}

/** The documents in which all rows stand in one field, at most `distance` words between the end of any and the start of the last. */
export function nearDocuments(rows: readonly Phrase[], distance: number, sources: PositionSources): number[] {
  let { among } = sources;
  const found: FoundRow[] = [];
  for (const row of rows) {
    const occurrences = phrasePositions(row, { ...sources, among });
    if (occurrences.documents.length === 0) return [];
    among = occurrences.documents;
    found.push({ length: row.words.length, found: occurrences });
  }
  const { documents = new Uint32Array() } = found.at(-1)?.found ?? {};
  const at = found.map(() => 0);
  return [...documents].filter((document) => {
    const starts = found.map(({ found: { documents: held, starts: from, occurrences } }, index) => {
      let next = at[index] ?? 0;
      while ((held[next] ?? document) < document) next += 1;
      at[index] = next;
      return occurrences.subarray(from[next], from[next + 1]);
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
          fieldOfOccurrence(closest) === fieldOfOccurrence(latest) &&
          latest - closest - length <= distance
        );
      }),
    ),
  );
}
