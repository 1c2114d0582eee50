import { startWorker } from '../../search/start-worker.ts';
import type { LiteratureRecord } from '../literature-record.ts';
import type { ReadingPiece } from './reading.messages.ts';

/**
 * Reads one literature file in a thread of its own, so that parsing and extraction hold up nobody else in the process;
 * it stays a few hundred records ahead of whoever takes them. `onBytes` hears of every stretch read from disk. Throws
 * where the thread itself fails, as when it runs out of memory.
 */
export async function* readInThread(file: string, onBytes: (count: number) => void): AsyncGenerator<LiteratureRecord> {
  const worker = startWorker(import.meta.url, 'reading-worker', { workerData: { file } });
  const arrived: ReadingPiece[] = [];
  let failure: Error | null = null;
  let wake = () => {};
  const fail = (error: Error) => {
    failure ??= error;
    wake();
  };
  worker.on('message', (piece: ReadingPiece) => {
    arrived.push(piece);
    wake();
  });
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error(`Reading ${file} ended before its end.`)));
  const next = async (): Promise<ReadingPiece> => {
    for (;;) {
      const piece = arrived.shift();
      if (piece !== undefined) return piece;
      if (failure !== null) throw failure;
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  };
  try {
    for (let isDone = false; !isDone;) {
      const piece = await next();
      worker.postMessage('taken', []);
      onBytes(piece.bytes);
      yield* piece.records;
      isDone = piece.done;
    }
  } finally {
    await worker.terminate();
  }
}
