/** A folder gives what is in it a part at a time, and an empty part at its end. */
function readPart(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  return new Promise((resolve, reject) => reader.readEntries(resolve, reject));
}

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile;
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory;

async function filesBelow(entry: FileSystemEntry): Promise<File[]> {
  if (isFile(entry)) return [await new Promise<File>((resolve, reject) => entry.file(resolve, reject))];
  if (!isFolder(entry)) return [];
  const reader = entry.createReader();
  const files: File[] = [];
  for (let part = await readPart(reader); part.length > 0; part = await readPart(reader)) {
    for (const inner of part) files.push(...(await readable(inner)));
  }
  return files;
}

/** What cannot be read, such as a folder of somebody else, holds nothing for whoever drops it. */
function readable(entry: FileSystemEntry): Promise<File[]> {
  return filesBelow(entry).catch(() => []);
}

/** The files that are dropped, those of folders and of the folders in them included. Has to be called while they are dropped. */
export function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  // After this turn the browser has forgotten what was dropped.
  const entries = [...items].map((item) => item.webkitGetAsEntry());
  if (!entries.some((entry) => entry?.isDirectory === true)) return Promise.resolve([...files]);
  const found = entries.map((entry) => (entry === null ? Promise.resolve([]) : readable(entry)));
  return Promise.all(found).then((lists) => lists.flat());
}
