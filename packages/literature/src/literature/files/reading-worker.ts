import { parentPort, workerData } from 'node:worker_threads';
import type { LiteratureRecord } from '../literature-record.ts';
import { readLiteratureFile } from './read-literature-file.ts';
import { PIECES_AHEAD, type ReadingPiece } from './reading.messages.ts';

const RECORDS_A_PIECE = 50;

const port = parentPort;
if (port === null) throw new Error('Files are read in a worker thread.');

const room = { pieces: PIECES_AHEAD, grew: () => {} };
// Every message says that a piece was taken.
port.on('message', () => {
  room.pieces += 1;
  room.grew();
});

async function send(piece: ReadingPiece): Promise<void> {
  while (room.pieces === 0)
    await new Promise<void>((resolve) => {
      room.grew = resolve;
    });
  room.pieces -= 1;
  port?.postMessage(piece, []);
}

const { file }: { file: string } = workerData;
let bytes = 0;
let records: LiteratureRecord[] = [];
const taken = (done: boolean): ReadingPiece => {
  const piece = { records, bytes, done };
  records = [];
  bytes = 0;
  return piece;
};
const count = (read: number) => {
  bytes += read;
};
for await (const record of readLiteratureFile(file, count)) {
  records.push(record);
  if (records.length === RECORDS_A_PIECE) await send(taken(false));
}
await send(taken(true));
port.close();
