import { z } from 'zod';

/** What every list of people says of an account. */
export const listedAccountSchema = z.strictObject({
  id: z.string(),
  email: z.string(),
  /** First and last name joined; '' while unknown. */
  name: z.string(),
  superAdmin: z.boolean(),
});
