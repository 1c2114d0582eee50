import type { JobQueue, Jobs } from '../../platform/jobs/jobs.ports.ts';
import type { ChatSessions } from '../chat.ports.ts';

const QUEUE: JobQueue = {
  name: 'chat-upkeep',
  retries: 2,
  retrySeconds: 300,
  longestRetrySeconds: 3_600,
  longestSeconds: 600,
};

/** Forgets, every night, the chats of visitors who stayed away. */
export async function startChatMaintenance(jobs: Jobs, sessions: Pick<ChatSessions, 'forgetUnused'>): Promise<void> {
  await jobs.work(QUEUE, async () => void (await sessions.forgetUnused()));
  await jobs.schedule(QUEUE, '37 3 * * *');
}
