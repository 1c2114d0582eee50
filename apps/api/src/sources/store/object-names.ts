import { randomUUID } from 'node:crypto';

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';
const OBJECT_NAME = new RegExp(`^(${UUID})/(${UUID})$`);

/** A name no file has yet, in the room of a source. Nothing of what a user calls the file is in it. */
export function newObjectName(sourceId: string): string {
  return `${sourceId}/${randomUUID()}`;
}

/** The parts of a name. Throws for what is none, as no path may be made of it. */
export function readObjectName(name: string): { sourceId: string; objectId: string } {
  const [, sourceId, objectId] = OBJECT_NAME.exec(name) ?? [];
  if (sourceId === undefined || objectId === undefined) throw new Error('This is no name of an object.');
  return { sourceId, objectId };
}

/** Throws for what is no id of a source. */
export function checkSourceId(sourceId: string): string {
  readObjectName(`${sourceId}/${sourceId}`);
  return sourceId;
}
