import type { Article } from '@footnote/domain';
import { SearchEngine } from '../sqlite/search-engine.ts';
import type { LiteratureIndex } from '../literature-index.ports.ts';
import { memoryLiteratureIndex } from '../memory/memory-index.ts';
import { meshBatches } from '../mesh.fixtures.ts';
import type { MeshRecord, MeshVocabulary } from '../mesh-vocabulary.ports.ts';
import { replaceMesh } from '../replace-mesh.ts';

type Searched = Pick<LiteratureIndex, 'search' | 'mesh'>;

/** Names and openers of both indexes, holding the same articles, and the same vocabulary where one is given. */
export function bothIndexes(
  articles: readonly Article[],
  records: readonly MeshRecord[] = [],
): [string, () => Promise<Searched>][] {
  const batch = { articles, deletions: [] };
  const filled = async (index: Searched): Promise<Searched> => {
    if (records.length > 0) await index.mesh?.replace(meshBatches(records));
    return index;
  };
  return [
    [
      'the embedded engine',
      async () => {
        const engine = new SearchEngine(':memory:');
        engine.write(batch);
        return filled({ search: async (request) => engine.search(request), mesh: engineMesh(engine) });
      },
    ],
    [
      'the index in memory',
      async () => {
        const index = memoryLiteratureIndex();
        await index.write(batch);
        return filled(index);
      },
    ],
  ];
}

function engineMesh(engine: SearchEngine): MeshVocabulary {
  return {
    summary: async () => engine.meshSummary(),
    lookUp: async (kind, texts) => engine.meshLookUp(kind, texts),
    branch: async (ui) => engine.meshBranch(ui),
    async replace(records) {
      await replaceMesh(async (step) => engine.writeMesh(step), records);
      const summary = engine.meshSummary();
      if (summary === null) throw new Error('An import of MeSH left nothing behind.');
      return summary;
    },
  };
}
