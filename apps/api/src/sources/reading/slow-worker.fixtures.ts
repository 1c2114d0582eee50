import type { ReaderMessage } from './reader-process.messages.ts';

/** In the place of the process that reads: recognises one page after the other, without end. */
process.on('message', () => {
  setInterval(() => process.send?.({ type: 'recognising' } satisfies ReaderMessage), 10);
});
process.on('disconnect', () => process.exit());
