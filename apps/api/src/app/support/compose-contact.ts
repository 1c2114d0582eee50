import type { ContactSettings } from '../../platform/config/contact-config.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ports.ts';
import type { Log } from '../../platform/log.ts';
import type { Mailer, RenderMail } from '../../platform/mail/mail.ports.ts';
import { createContactLimits } from '../../support/adapters/contact-limits.ts';
import { createContactTargets } from '../../support/adapters/contact-targets.ts';
import { createPostgresContactMessages } from '../../support/adapters/postgres-contact-messages.ts';
import { createContactJob } from '../../support/contact/deliver-messages.ts';
import type { ContactDeps } from '../../support/contact/send-message.ts';

export interface ContactParts {
  database: Database;
  settings: ContactSettings;
  mailer: Pick<Mailer, 'send'>;
  render: RenderMail;
  /** Whether it is counted who writes how often. */
  limited: boolean;
  /** Milliseconds since 1970. */
  now: () => number;
  log: Pick<Log, 'warn'>;
}

/** Messages to the team, and what delivers them. */
export interface Contact {
  served: { contact: ContactDeps };
  start(jobs: Jobs): Promise<void>;
}

/** Opens messages to the team. */
export function openContact({ database, settings, mailer, render, limited, now, log }: ContactParts): Contact {
  const messages = createPostgresContactMessages({ database, now });
  const targets = createContactTargets({ settings, mailer, render });
  const job = createContactJob();
  return {
    served: {
      contact: {
        messages,
        targets,
        limits: createContactLimits(database, { limited }),
        inTransaction: (work) => database.withTransaction(work),
        enqueue: (id) => job.enqueue(id),
      },
    },
    start: (jobs) => job.start(jobs, { messages, targets, log }),
  };
}
