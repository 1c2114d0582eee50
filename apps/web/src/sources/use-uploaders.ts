import type { SourceDocument, Uploader } from '@footnote/domain';
import { useEffect, useMemo, useState } from 'react';
import { reportProblem } from '../platform/api/report-problem.ts';
import { fetchUploader } from '../platform/sources/sources.client.ts';

/** Uploaders that are asked for at the same time. */
const AT_ONCE = 4;

type Known = ReadonlyMap<string, Uploader | null>;

/** Asks for the uploaders of batches, a few at once, and tells of each; one that does not come stays unknown (specification §8). */
async function askFor(batches: string[], { signal, tell }: { signal: AbortSignal; tell: (known: Known) => void }) {
  const found = new Map<string, Uploader | null>();
  const lane = async () => {
    for (let batch = batches.shift(); batch !== undefined && !signal.aborted; batch = batches.shift()) {
      const answered = await fetchUploader(batch);
      if (!answered.ok) reportProblem(`The uploader could not be loaded: ${answered.error.message}`);
      found.set(batch, answered.ok ? answered.value : null);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  // What came before it was ended is known, too.
  tell(found);
}

/** The documents with whoever uploaded them, as far as that is known. */
export function useUploaders(documents: readonly SourceDocument[] | undefined): readonly SourceDocument[] | undefined {
  const [known, setKnown] = useState<Known>(new Map());
  const unknown = useMemo(
    () => [...new Set(documents?.flatMap(({ batch }) => (batch === null || known.has(batch) ? [] : [batch])))],
    [documents, known],
  );
  const asked = unknown.join(' ');
  useEffect(() => {
    if (asked === '') return undefined;
    const ended = new AbortController();
    const tell = (found: Known) => setKnown((before) => new Map([...before, ...found]));
    void askFor(asked.split(' '), { signal: ended.signal, tell });
    return () => ended.abort();
  }, [asked]);
  return useMemo(
    () =>
      documents?.map((document) => {
        const uploader = document.batch === null ? null : (known.get(document.batch) ?? null);
        return uploader === null ? document : { ...document, createdBy: uploader };
      }),
    [documents, known],
  );
}
