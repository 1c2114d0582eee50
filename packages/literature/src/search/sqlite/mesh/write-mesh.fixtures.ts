import { descriptorFixture } from '../../mesh.fixtures.ts';
import type { MeshRecord, MeshSource } from '../../mesh-vocabulary.ports.ts';
import { replaceMesh } from '../../replace-mesh.ts';
import { SearchEngine } from '../search-engine.ts';

const MESH_BATCHES = 40;
const RECORDS_A_BATCH = 200;

/** An edition of many headings, all below the first; `heard` is told after each batch. */
export async function* edition(
  digest: string,
  onBatch: (batch: number) => void = () => undefined,
): AsyncGenerator<readonly MeshRecord[], MeshSource> {
  for (let batch = 0; batch < MESH_BATCHES; batch += 1) {
    yield Array.from({ length: RECORDS_A_BATCH }, (_, place) => {
      const number = batch * RECORDS_A_BATCH + place;
      const treeNumbers =
        number === 0 ? ['A01'] : [`A01.${String(number % 1000).padStart(3, '0')}.${String(number).padStart(4, '0')}`];
      const ui = `D${String(number + 1).padStart(6, '0')}`;
      return descriptorFixture(ui, `Heading ${number} of ${digest}`, { entryTerms: [`Name ${number}`], treeNumbers });
    });
    onBatch(batch);
  }
  return { year: 2026, digest };
}

const [, script = '', path, digest] = process.argv;
if (script.endsWith('write-mesh.fixtures.ts') && path !== undefined && digest !== undefined) {
  const engine = new SearchEngine(path);
  await replaceMesh(
    async (step) => engine.writeMesh(step),
    edition(digest, (batch) => process.stdout.write(`${batch}\n`)),
  );
  engine.close();
}
