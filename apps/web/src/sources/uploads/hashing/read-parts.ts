/** Bytes of a part of a stream: they are hashed while they are in the processor’s cache, and the next are read into their place. */
const PART = 1024 * 1024;
/** Bytes of a slice, and how many are on their way: what arrives while one is hashed has to have room elsewhere. */
const SLICE = 2 * 1024 * 1024;
const SLICES_AHEAD = 3;
/** Bytes from which on a file is read as a stream; smaller ones take no time either way. */
const STREAMED = 16 * 1024 * 1024;
/** Milliseconds after which a stream is taken for one that never goes on: in Chromium, a few in a thousand do not. */
const SILENCE = 5_000;

export interface ReadingOptions {
  streamedFrom?: number;
  silence?: number;
}

/**
 * The bytes of a file, part by part, in constant memory; a part is overwritten by the next one. Rejects with a NotReadableError
 * where the file was changed or taken away.
 */
export async function* readParts(
  file: Blob,
  { streamedFrom = STREAMED, silence = SILENCE }: ReadingOptions = {},
): AsyncGenerator<Uint8Array> {
  let at = 0;
  if (file.size >= streamedFrom)
    for await (const part of streamParts(file, silence)) {
      at += part.length;
      yield part;
    }
  // All of a small file; of a large one what its stream did not give, whose failure is told by the slices in their own words.
  yield* sliceParts(file, at);
}

/** Reads a stream into the same memory again and again; ends where it fails, falls silent, or browsers do not have that. */
async function* streamParts(file: Blob, silence: number): AsyncGenerator<Uint8Array> {
  const reader = memoryReader(file);
  if (reader === null) return;
  try {
    let memory = new ArrayBuffer(PART);
    // The end is known: some streams never tell it.
    for (let left = file.size; left > 0;) {
      const part = await unlessSilent(reader.read(new Uint8Array(memory)), silence);
      if (part === null || part.done || part.value.length > left) return;
      memory = part.value.buffer;
      left -= part.value.length;
      yield part.value;
    }
  } finally {
    reader.cancel().catch(() => undefined);
  }
}

function memoryReader(file: Blob): ReadableStreamBYOBReader | null {
  try {
    return file.stream().getReader({ mode: 'byob' });
  } catch {
    return null;
  }
}

/** What is waited for; null where it fails or takes too long. */
async function unlessSilent<T>(waited: Promise<T>, silence: number): Promise<T | null> {
  const silent = Promise.withResolvers<null>();
  const timer = setTimeout(() => silent.resolve(null), silence);
  try {
    return await Promise.race([waited.catch(() => null), silent.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** The bytes from a place on; while one slice is used, the next ones are read. */
async function* sliceParts(file: Blob, from: number): AsyncGenerator<Uint8Array> {
  const ahead: Promise<ArrayBuffer>[] = [];
  let asked = from;
  const askOn = () => {
    for (; asked < file.size && ahead.length < SLICES_AHEAD; asked += SLICE) {
      const read = file.slice(asked, asked + SLICE).arrayBuffer();
      // A read that fails is waited for in its turn; until then nobody else hears of it.
      read.catch(() => undefined);
      ahead.push(read);
    }
  };
  askOn();
  for (let next = ahead.shift(); next !== undefined; next = ahead.shift()) {
    const bytes = new Uint8Array(await next);
    askOn();
    yield bytes;
  }
}
