import { err, ok, type Result } from '@footnote/domain';
import type { LiteratureIndex } from '@footnote/literature';
import type { EvidenceReader } from './evidence-reader.ports.ts';
import type { StoredReadings } from './stored-readings.ports.ts';
import type { Listener } from './literature-updates.ts';
import { refineLiterature, type RefineProgress, type RefineResult } from './refine-literature.ts';

/** Lets a language model name what the rules did not find. */
export interface LiteratureRefinement {
  /** Asks about at most `limit` articles. The error, a sentence for readers, says why none were; rejects only when aborted or when the index fails. */
  refine(wish: { limit: number }, listener: Listener<RefineProgress>): Promise<Result<RefineResult, string>>;
}

export interface LiteratureRefinementDeps {
  literature: LiteratureIndex;
  /** Null where no language model is configured. */
  reader: EvidenceReader | null;
  /** Opens the answers that are kept; throws where that cannot be done. */
  openReadings: (path: string) => StoredReadings;
  /** File of the answers. */
  path: string;
}

const NO_MODEL =
  'No language model is configured, and only one can refine what the rules found. Set FOOTNOTE_LLM_PROVIDER (openai, anthropic, google or openai-compatible), FOOTNOTE_LLM_MODEL and FOOTNOTE_LLM_API_KEY, or FOOTNOTE_LLM_BASE_URL for a server of your own; where a Footnote server runs, set them for it.';

/** Creates the refinement of one index; only one runs at a time. */
export function createLiteratureRefinement(deps: LiteratureRefinementDeps): LiteratureRefinement {
  const { literature, reader } = deps;
  let isRunning = false;
  return {
    async refine({ limit }, listener) {
      if (reader === null) return err(NO_MODEL);
      if (isRunning) return err('A refinement is running already.');
      const readings = opened(deps);
      if (!readings.ok) return readings;
      isRunning = true;
      try {
        return ok(await refineLiterature({ literature, reader, readings: readings.value }, { limit, ...listener }));
      } finally {
        isRunning = false;
        readings.value.close();
      }
    },
  };
}

function opened({ openReadings, path }: LiteratureRefinementDeps): Result<StoredReadings, string> {
  try {
    return ok(openReadings(path));
  } catch {
    return err(`The answers kept in ${path} cannot be opened. Make the file writable; a damaged one can be deleted.`);
  }
}
