import type { JobQueue, Jobs } from '../../platform/jobs/jobs.ports.ts';
import type { ChatSessions, LlmLog } from '../chat.ports.ts';

const QUEUE: JobQueue = {
  name: 'chat-upkeep',
  retries: 2,
  retrySeconds: 300,
  longestRetrySeconds: 3_600,
  longestSeconds: 600,
};

export interface ChatMaintenanceDeps {
  sessions: Pick<ChatSessions, 'forgetUnused'>;
  llmLog: Pick<LlmLog, 'forgetOld'>;
}

/** Forgets, every night, the chats of visitors who stayed away, and old prompts and answers of language models. */
export async function startChatMaintenance(jobs: Jobs, { sessions, llmLog }: ChatMaintenanceDeps): Promise<void> {
  await jobs.work(QUEUE, async () => {
    await sessions.forgetUnused();
    await llmLog.forgetOld();
  });
  await jobs.schedule(QUEUE, '37 3 * * *');
}
