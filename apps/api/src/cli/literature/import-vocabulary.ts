import { err, ok, type Result } from '@footnote/domain';
import { importMesh, LiteratureIndexFailure, type LiteratureIndex, type MeshImport } from '@footnote/literature';

/** Replaces the vocabulary of headings by that of files; the error is a sentence for users. */
export async function importVocabulary(
  { mesh }: Pick<LiteratureIndex, 'mesh'>,
  files: readonly string[],
  signal: AbortSignal,
): Promise<Result<MeshImport, string>> {
  if (mesh === null) return err('This index keeps no vocabulary of headings.');
  try {
    const imported = await importMesh(mesh, { files, signal });
    if (imported.ok) return ok(imported.value);
    const { file, reason } = imported.error;
    return err(`Nothing was imported. ${file === '' ? '' : `${file}: `}${reason}`);
  } catch (error) {
    if (error instanceof LiteratureIndexFailure) return err(error.message);
    throw error;
  }
}
