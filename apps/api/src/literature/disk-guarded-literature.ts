import { LiteratureIndexFailure, type LiteratureIndex } from '@footnote/literature';
import type { DiskSpace } from '../platform/disk-space.ts';

/** An index in a file that takes nothing new while the disk is nearly full; searching goes on. */
export function diskGuardedLiterature(
  literature: LiteratureIndex,
  space: Pick<DiskSpace, 'isLow' | 'sentence'>,
): LiteratureIndex {
  const whenRoom = async <T>(work: () => Promise<T>): Promise<T> => {
    if (space.isLow()) throw new LiteratureIndexFailure({ code: 'literature/unavailable', message: space.sentence() });
    return work();
  };
  const { mesh } = literature;
  return {
    ...literature,
    write: (batch) => whenRoom(() => literature.write(batch)),
    writeImpacts: (impacts) => whenRoom(() => literature.writeImpacts(impacts)),
    mesh: mesh === null ? null : { ...mesh, replace: (records) => whenRoom(() => mesh.replace(records)) },
  };
}
