import type { MeshStep } from './sqlite/mesh/mesh-tables.ts';
import type { MeshRecord, MeshSource } from './mesh-vocabulary.ports.ts';

/** Takes an import through its steps; what was written is discarded when the records end by throwing. */
export async function replaceMesh(
  write: (step: MeshStep) => Promise<number>,
  records: AsyncGenerator<readonly MeshRecord[], MeshSource>,
): Promise<void> {
  const vocabulary = await write({ step: 'begin' });
  try {
    // What an import left that was cut short would otherwise stay for ever.
    await swept(write);
    let step = await records.next();
    for (; step.done !== true; step = await records.next())
      await write({ step: 'add', vocabulary, records: step.value });
    await write({ step: 'finish', vocabulary, source: step.value });
  } catch (error) {
    await write({ step: 'discard', vocabulary });
    throw error;
  } finally {
    await swept(write);
    await records.return({ year: null, digest: '' });
  }
}

async function swept(write: (step: MeshStep) => Promise<number>): Promise<void> {
  while ((await write({ step: 'sweep' })) > 0);
}
