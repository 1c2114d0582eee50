import { DOCUMENT_MOVES, FORMAT_MOVES, SUBSCRIPTION_MOVES, TURN_MOVES } from '@footnote/domain';

/** Legal moves as the domain keeps them: state → signal → next state; `back` is the state before. */
export type Moves = Readonly<Record<string, Readonly<Partial<Record<string, string>>>>>;

export interface Machine {
  /** Heading of its drawing. */
  name: string;
  /** What moves. */
  about: string;
  /** Where its table stands. */
  file: string;
  moves: Moves;
}

/** Every state machine of the domain; a test holds this list to the `*.machine.ts` files. */
export const machines: readonly Machine[] = [
  {
    name: 'Turn',
    about: 'A question on its way to an answer.',
    file: 'packages/domain/src/chat/turn.machine.ts',
    moves: TURN_MOVES,
  },
  {
    name: 'Document',
    about: 'An uploaded file on its way to being ready for chat.',
    file: 'packages/domain/src/sources/document-status.machine.ts',
    moves: DOCUMENT_MOVES,
  },
  {
    name: 'Answer format',
    about: 'A custom format from being written to being used.',
    file: 'packages/domain/src/templates/answer-format.machine.ts',
    moves: FORMAT_MOVES,
  },
  {
    name: 'Subscription',
    about: 'A plan from checkout to its end.',
    file: 'packages/domain/src/billing/subscription.machine.ts',
    moves: SUBSCRIPTION_MOVES,
  },
];
