import type { Qualifier, QuestionFrame } from './question-frame.schema.ts';

/** Commands that show the evidence of the last answer otherwise; nothing is searched for them. */
export const ANSWER_COMMANDS = ['shorten', 'tabulate', 'harms', 'largest', 'newest'] as const;
export type AnswerCommand = (typeof ANSWER_COMMANDS)[number];
/** A follow-up that asks the last question about other people, or about another treatment. */
type FrameCommand =
  | { kind: 'change-population'; qualifiers: Qualifier[] }
  | { kind: 'change-intervention'; intervention: string };
/** A follow-up that is no question of its own: it shows the last answer otherwise, or asks the last question of others. */
export type FollowUpCommand = { kind: AnswerCommand } | FrameCommand;

/** True for what is answered from the evidence of the last answer alone. */
export function isAnswerCommand(command: FollowUpCommand): command is { kind: AnswerCommand } {
  return ANSWER_COMMANDS.some((kind) => kind === command.kind);
}

/** The question a frame asks once it is asked of other people or about another treatment; what else it asks stays. */
export function changedFrame(frame: QuestionFrame, command: FrameCommand): QuestionFrame {
  if (command.kind === 'change-intervention') {
    const { intervention } = command;
    const comparators = frame.comparators.filter((comparator) => comparator !== intervention);
    return { ...frame, interventions: [intervention], comparators };
  }
  const changed = new Set(command.qualifiers.map(({ dimension }) => dimension));
  const kept = frame.qualifiers.filter(({ dimension }) => !changed.has(dimension));
  return { ...frame, qualifiers: [...kept, ...command.qualifiers].slice(0, 20) };
}
