import { FORMAT_TOKEN_LIMIT } from '@footnote/domain';
import { loadTokenCounter } from '../../chat/adapters/language-model/count-tokens.ts';
import { exceedsTokens } from '../../chat/turns/exceeds-tokens.ts';
import type { Database } from '../../platform/database/database.ts';
import { createPostgresOutputTemplates } from '../../templates/adapters/postgres-output-templates.ts';
import type { TemplateDeps } from '../../templates/manage-templates.ts';

/** Opens output templates, whose prompts are counted as chat counts answer formats; `now` is in milliseconds since 1970. */
export function openTemplates(parts: { database: Database; now: () => number }): TemplateDeps {
  return {
    outputTemplates: createPostgresOutputTemplates(parts),
    isFormatTooLong: (prompt) => exceedsTokens(prompt, { limit: FORMAT_TOKEN_LIMIT, tokens: loadTokenCounter }),
  };
}
