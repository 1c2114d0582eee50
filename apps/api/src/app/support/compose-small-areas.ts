import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ports.ts';
import type { Log } from '../../platform/log.ts';
import type { Mailer, RenderMail } from '../../platform/mail/mail.ports.ts';
import type { ServerDeps } from '../create-server.ts';
import { openContact } from './compose-contact.ts';
import { openTemplates } from '../templates/compose-templates.ts';

export interface SmallAreaParts {
  database: Database;
  log: Log;
  mailer: Pick<Mailer, 'send'>;
  render: RenderMail;
}

/** Areas that need little but the database. */
export interface SmallAreas {
  served: Pick<ServerDeps, 'contact' | 'templates'>;
  start(jobs: Jobs): Promise<void>;
}

/** Opens the areas that need little but the database. */
export function openSmallAreas(config: Config, { database, log, mailer, render }: SmallAreaParts): SmallAreas {
  const now = Date.now;
  const limited = config.limits.attemptsPerAddress > 0;
  const contact = openContact({ database, settings: config.contact, mailer, render, limited, now, log });
  return {
    served: { ...contact.served, templates: openTemplates({ database, now }) },
    start: (jobs) => contact.start(jobs),
  };
}
