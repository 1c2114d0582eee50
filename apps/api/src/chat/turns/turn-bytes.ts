import type { ChatTurn } from '@footnote/domain';

/** Bytes a turn takes when it is read back, its references among them. */
export function bytesOfTurn(turn: ChatTurn): number {
  return Buffer.byteLength(JSON.stringify(turn));
}
