import { z } from 'zod';

/** A moment as a call takes it: ISO 8601 in UTC. The year zero, which no calendar of a database has, is none. */
export const momentSchema = z.iso.datetime().refine((moment) => !moment.startsWith('0000'));
