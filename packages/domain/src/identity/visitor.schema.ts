import { z } from 'zod';
import { emailSchema } from './email.schema.ts';

/** Days the server keeps the address of a visitor who does not come back. */
export const VISITOR_EMAIL_DAYS = 30;

/** Days the server keeps the chats of a visitor who does not come back to them. */
export const VISITOR_CHAT_DAYS = 30;

/** Body of POST /api/analytics/add-user: the address a visitor gave before asking on. */
export const visitorEmailSchema = z.strictObject({
  email: emailSchema,
  /** Taken for clients that send it (specification §7) and not kept: the cookie says which browser it is. */
  client_id: z.string().max(200).optional(),
});
