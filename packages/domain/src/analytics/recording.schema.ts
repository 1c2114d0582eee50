import { z } from 'zod';

/** How a session is recorded (specification §9): of how many, and after how long without activity it ends. */
export const RECORDING = { share: 0.05, idleMilliseconds: 450_000 } as const;

/** Events of one call, and what they may weigh as JSON. */
export const RECORDING_LIMITS = { events: 500, bytes: 1024 * 1024 } as const;

/** Body of POST /api/analytics/recording: what happened on a page since the last call, as rrweb says it. */
export const recordingSchema = z.strictObject({
  session: z.uuid(),
  events: z
    .array(z.object({ type: z.int().min(0).max(20), timestamp: z.number().min(0).max(1e14), data: z.unknown() }))
    .min(1)
    .max(RECORDING_LIMITS.events),
});
export type Recording = z.output<typeof recordingSchema>;
