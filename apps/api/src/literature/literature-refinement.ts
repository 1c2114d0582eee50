import { err, ok, type Result } from '@footnote/domain';
import type { LiteratureIndex } from '@footnote/literature';
import type { EvidenceReader } from './evidence-reader.ports.ts';
import { openStoredReadings, type StoredReadings } from './stored-readings.ts';
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
  /** File of the answers. */
  path: string;
}

const NO_MODEL =
  'No language model is configured, and only one can refine what the rules found. Set FOOTNOTE_LLM_PROVIDER (openai, anthropic, google or openai-compatible), FOOTNOTE_LLM_MODEL and FOOTNOTE_LLM_API_KEY, or FOOTNOTE_LLM_BASE_URL for a server of your own; where a Footnote server runs, set them for it.';

/** Creates the refinement of one index; only one runs at a time. */
export function createLiteratureRefinement(deps: LiteratureRefinementDeps): LiteratureRefinement {
  const { literature, reader, path } = deps;
  let isRunning = false;
  return {
    async refine({ limit }, listener) {
      if (reader === null) return err(NO_MODEL);
      if (isRunning) return err('A refinement is running already.');
      const readings = opened(path);
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

function opened(path: string): Result<StoredReadings, string> {
  try {
    return ok(openStoredReadings(path));
  } catch {
    return err(`The answers kept in ${path} cannot be opened. Make the file writable; a damaged one can be deleted.`);
  }
}
