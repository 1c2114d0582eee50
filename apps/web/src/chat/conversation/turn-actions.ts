import type { QuestionFrame } from '@footnote/domain';

export interface TurnActions {
  /** Asks a question; true when it was sent, as a visitor may be asked for an address first. */
  ask: (question: string) => Promise<boolean>;
  /** Asks the question of a turn again, read as the user says. */
  correct: (key: string, frame: QuestionFrame) => void;
  /** Asks the question of a turn again, in another language where one is given. */
  askAgain: (key: string, language?: string) => void;
  /** Asks it again without filters; null where none are in use. */
  askWithoutFilters: ((key: string) => void) | null;
  showReference: (key: string, reference: number) => void;
  /** Has the panel show the references of a turn, where it is open. */
  showReferencesOf: (key: string) => void;
  showTables: (key: string) => void;
}
