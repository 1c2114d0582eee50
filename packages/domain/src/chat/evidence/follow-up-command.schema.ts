import { z } from 'zod';
import { ANSWER_COMMANDS, type FollowUpCommand } from './follow-up-command.ts';
import { qualifierSchema } from './question-frame.schema.ts';

/** A {@link FollowUpCommand} as it travels. */
export const followUpCommandSchema = z.union([
  z.strictObject({ kind: z.enum(ANSWER_COMMANDS) }),
  z.strictObject({ kind: z.literal('change-population'), qualifiers: z.array(qualifierSchema).min(1).max(5) }),
  z.strictObject({ kind: z.literal('change-intervention'), intervention: z.string().min(1).max(300) }),
]) satisfies z.ZodType<FollowUpCommand>;
