import { readDocument } from './read-document.ts';
import { PdfiumEngine, UnreadableDocument } from './pdfium-engine.ts';
import type { RecognitionFiles } from './recognition/recognised-languages.ts';
import { startRecogniser, type TextRecogniser } from './recognition/text-recogniser.ts';
import type { ReaderMessage, ReadRequest } from './reader-process.messages.ts';

/** A process that reads PDFs for the server: one after the other, without files, network or processes of its own. */
const engine = await PdfiumEngine.start();
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the server gives it
const files = JSON.parse(process.argv[2] ?? 'null') as RecognitionFiles | null;
let started: Promise<TextRecogniser> | null = null;
const recogniser = files === null ? null : () => (started ??= startRecogniser(files));
const say = (message: ReaderMessage) => void process.send?.(message);

let request: ReadRequest | null = null;
let address = 0;
let received = 0;

process.on('message', (asked: ReadRequest) => {
  engine.limitHeap(asked.limits.heap);
  request = asked;
  received = 0;
  void attempt(() => {
    address = engine.allocate(Math.max(1, asked.size));
    say({ type: 'awaiting' });
  });
  if (asked.size === 0) finish();
});

process.stdin.on('data', (chunk: Buffer) => {
  if (request === null) return;
  engine.bytes.set(chunk.subarray(0, request.size - received), address + received);
  received += chunk.length;
  if (received >= request.size) finish();
});

// The server is gone.
process.on('disconnect', () => process.exit());

function finish(): void {
  const asked = request;
  if (asked === null) return;
  void attempt(async () => {
    for await (const message of readDocument({ engine, recogniser, say }, { address, ...asked })) say(message);
    engine.calls.free(address);
    request = null;
  });
}

/** Says what went wrong; an engine that trapped is in no state to go on. */
async function attempt(work: () => void | Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    const isOpen = error instanceof UnreadableDocument;
    const code = isOpen ? error.code : 'damaged';
    request = null;
    say({ type: 'failed', code: engine.isOutOfMemory ? 'out-of-memory' : code, isSound: false });
  }
}
