import { literatureUpdatesSchema } from '@footnote/domain';
import { z } from 'zod';
import type { Endpoint } from '../platform/http/endpoint.ts';

const queued = {
  /** False when a sync waits already. */
  json: z.strictObject({ queued: z.boolean() }),
};
const queueErrors = ['literature/sync-off'] as const;

/** Calls of super admins about keeping the literature current. */
export const UPDATES_ENDPOINTS = {
  status: {
    method: 'get',
    path: '/api/admin/literature',
    access: 'superAdmin',
    budget: 'read',
    summary: 'Says how current the literature is.',
    answer: { json: literatureUpdatesSchema },
    errors: ['literature/unavailable'],
  },
  sync: {
    method: 'post',
    path: '/api/admin/literature/sync',
    access: 'superAdmin',
    budget: 'write',
    summary: 'Queues a look for new files now.',
    answer: queued,
    errors: queueErrors,
  },
  retry: {
    method: 'post',
    path: '/api/admin/literature/retry',
    access: 'superAdmin',
    budget: 'write',
    summary: 'Queues what failed now instead of later.',
    answer: queued,
    errors: queueErrors,
  },
} as const satisfies Record<string, Endpoint>;
