import {
  err,
  LIBRARY_ERRORS,
  LIBRARY_LIMITS,
  ok,
  type ImportAnswer,
  type ImportFormat,
  type SavedReference,
  type UnreadPart,
} from '@footnote/domain';
import type { LiteratureIndex } from '@footnote/literature';
import { spend } from '../../platform/budgets/spending.ts';
import type { ReadFile } from '../library.ports.ts';
import { articlesByPmid } from '../articles-by-pmid.ts';
import { fileItems } from './manage-collections.ts';
import type { LibraryDeps, Refused } from './library-deps.ts';
import { libraryKey } from '../library-key.ts';
import type { LibraryUser, NewItem } from './library-records.ports.ts';
import { itemOfArticle } from './save-articles.ts';

interface ImportInput {
  format: ImportFormat | 'auto';
  text: string;
  /** Id of a collection that takes what is read as well. */
  collection?: string | undefined;
}

/** Reads a file of references into a library: whole, each once, and what could not be taken in is listed with its line. */
export async function importReferences(
  deps: LibraryDeps,
  user: LibraryUser,
  { format, text, collection }: ImportInput,
): Promise<Refused<ImportAnswer>> {
  if (collection !== undefined && (await deps.collections.find(user, collection)) === null)
    return err(LIBRARY_ERRORS.error('library/collection-not-found'));
  const read = await deps.referenceReader.read({ format, text });
  if (!read.ok) return read;
  const { items, unknown } = await itemsOf(deps.literature, read.value);
  const { saved, already, refused, kept } = await deps.items.save(
    user.accountId,
    items.map(({ item }) => item),
    LIBRARY_LIMITS.items,
  );
  spend('bytes', text.length);
  const noRoom = new Set(refused);
  const unsaved = items.filter(({ item }) => noRoom.has(item.key));
  if (collection !== undefined && kept.length > 0) await fileItems(deps, user, { id: collection, keys: kept });
  const unread = [
    ...read.value.unread,
    ...unknown.map(({ line, reference }) => refusal(line, 'unknown-pmid', reference)),
    ...unsaved.map(({ line, item }) => refusal(line, 'no-room', item.reference)),
  ].toSorted((one, other) => one.line - other.line);
  return ok({
    format: read.value.format,
    saved,
    already,
    unread: unread.slice(0, LIBRARY_LIMITS.unreadShown),
    unreadTotal: read.value.unreadTotal + unknown.length + unsaved.length,
  });
}

function refusal(line: number, reason: UnreadPart['reason'], { title, pmid }: SavedReference): UnreadPart {
  return { line, reason, text: (title || pmid).slice(0, LIBRARY_LIMITS.shownCharacters).toWellFormed() };
}

/** Takes an article of the index whole from there; what is neither there nor more than a number cannot be saved. */
async function itemsOf(literature: LiteratureIndex, { references }: ReadFile) {
  const pmids = references.map(({ reference }) => reference.pmid).filter((pmid) => pmid !== '');
  const known = await articlesByPmid(literature, pmids);
  const items: { line: number; item: NewItem }[] = [];
  const unknown: ReadFile['references'] = [];
  for (const record of references) {
    const { line, reference } = record;
    const article = known.get(reference.pmid);
    if (article !== undefined) items.push({ line, item: withOwnFields(itemOfArticle(article), reference) });
    else if (reference.title === '' && reference.doi === '') unknown.push(record);
    else items.push({ line, item: { key: libraryKey(reference), reference, notices: [] } });
  }
  return { items, unknown };
}

/** What a file says beyond the index stays with the article. */
function withOwnFields(item: NewItem, { keywords, others }: SavedReference): NewItem {
  const merged = [...new Set([...item.reference.keywords, ...keywords])].slice(0, 500);
  return { ...item, reference: { ...item.reference, keywords: merged, others } };
}
