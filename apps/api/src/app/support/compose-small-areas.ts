import type { Config } from '../../platform/config/config.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ports.ts';
import type { Log } from '../../platform/log.ts';
import type { Mailer, RenderMail } from '../../platform/mail/mail.ports.ts';
import type { ServerDeps } from '../create-server.ts';
import { openTelemetry } from './compose-analytics.ts';
import { openContact } from './compose-contact.ts';
import { openContent } from './compose-content.ts';
import { openTemplates } from '../templates/compose-templates.ts';

export interface SmallAreaParts {
  database: Database;
  log: Log;
  mailer: Pick<Mailer, 'send'>;
  render: RenderMail;
  /** What names of users of analytics are made with. */
  secret: string;
  /** Where the server listens. */
  url: string;
}

/** Areas that need little but the database. */
export interface SmallAreas {
  served: Pick<ServerDeps, 'contact' | 'content' | 'templates' | 'telemetry'>;
  start(jobs: Jobs): Promise<void>;
  /** Sends what still waits. */
  close(): Promise<void>;
}

/** Opens the areas that need little but the database. */
export function openSmallAreas(config: Config, parts: SmallAreaParts): SmallAreas {
  const { database, log, mailer, render, secret, url } = parts;
  const now = Date.now;
  const limited = config.limits.attemptsPerAddress > 0;
  const contact = openContact({ database, settings: config.contact, mailer, render, limited, now, log });
  const publicUrl = config.accounts.publicUrl ?? url;
  const content = openContent({ cmsUrl: config.cmsUrl, plans: config.plans, publicUrl, now, log });
  const telemetry = openTelemetry({ database, settings: config.analytics, secret, log, now });
  const templates = openTemplates({ database, now });
  return {
    served: { ...contact.served, ...content, ...telemetry.served, templates },
    start: (jobs) => contact.start(jobs),
    close: () => telemetry.close(),
  };
}
