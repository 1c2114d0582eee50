/** An import between two files of a made-up repository with the folders of ours. */
export interface BoundaryCase {
  /** The rule of `.dependency-cruiser.mjs` that reports it; null where it is as it should be. */
  rule: string | null;
  from: string;
  /** A file of the repository, or a package. */
  to: string;
  /** Whether types alone are imported. */
  typeOnly?: true;
}

const broken = (rule: string, from: string, ...targets: string[]): BoundaryCase[] =>
  targets.map((to) => ({ rule, from, to }));
const allowed = (from: string, ...targets: string[]): BoundaryCase[] => targets.map((to) => ({ rule: null, from, to }));

const web = 'apps/web/src';
const api = 'apps/api/src';
const ui = 'packages/ui/src';
const domain = 'packages/domain/src';
const literature = 'packages/literature/src';

/** What each rule refuses, in areas that are there and in one that is not yet, and what is nearly the same and allowed. */
export const BOUNDARY_CASES: readonly BoundaryCase[] = [
  // A circle is reported once, where it is entered.
  ...broken('no-cycles', `${api}/coming/left.ts`, `${api}/coming/right.ts`),
  ...allowed(`${api}/coming/right.ts`, `${api}/coming/left.ts`),
  { rule: 'no-cycles', from: `${api}/coming/left-types.ts`, to: `${api}/coming/right-types.ts`, typeOnly: true },
  { rule: null, from: `${api}/coming/right-types.ts`, to: `${api}/coming/left-types.ts`, typeOnly: true },

  ...broken('no-development-dependencies-in-production', `${api}/coming/answer.ts`, 'smtp-server'),
  ...allowed(`${api}/coming/answer.test.ts`, 'smtp-server'),

  ...broken('domain-is-pure', `${domain}/coming/rule.ts`, 'react', 'node:fs', `${literature}/index.ts`),
  ...allowed(`${domain}/coming/rule.ts`, 'zod'),
  ...allowed(`${domain}/coming/rule.test.ts`, 'node:fs'),

  ...broken('domain-areas-share-schemas-and-types-only', `${domain}/coming/plan.ts`, `${domain}/chat/turn.machine.ts`),
  ...allowed(`${domain}/coming/plan.ts`, `${domain}/chat/turn.schema.ts`, `${domain}/coming/plan.machine.ts`),

  ...broken('kernel-knows-no-area', `${domain}/kernel/word.ts`, `${domain}/coming/word.ts`, `${domain}/index.ts`),
  ...allowed(`${domain}/kernel/word.ts`, `${domain}/kernel/letter.ts`),

  ...broken(
    'literature-knows-no-screen',
    `${literature}/coming/engine.ts`,
    'react',
    'react-dom',
    'hono',
    '@hono/node-server',
    'swr',
    `${ui}/index.ts`,
  ),
  ...allowed(`${literature}/coming/engine.ts`, 'node:sqlite', `${domain}/index.ts`),

  ...broken(
    'primitives-know-no-domain',
    `${ui}/primitives/Coming/Coming.tsx`,
    `${domain}/index.ts`,
    `${ui}/coming/Part/Part.tsx`,
    `${ui}/themes-of-others/blue.ts`,
  ),
  ...broken('primitives-know-no-domain', `${ui}/layout/Coming/Coming.tsx`, `${ui}/chat/Answer/Answer.tsx`),
  ...allowed(`${ui}/primitives/Coming/Coming.tsx`, `${ui}/theme/colours.css.ts`, '@radix-ui/react-tabs'),

  ...broken(
    'components-receive-data',
    `${ui}/coming/Part/Part.tsx`,
    'swr',
    'valtio',
    'react-router-dom',
    'react-intl',
    'react-hook-form',
    `${web}/platform/api/call.ts`,
  ),
  ...allowed(`${ui}/coming/Part/Part.tsx`, 'react', `${domain}/index.ts`),

  ...broken('ui-areas-stay-apart', `${ui}/coming/Part/Part.tsx`, `${ui}/chat/Answer/Answer.tsx`),
  ...allowed(`${ui}/coming/Part/Part.tsx`, `${ui}/literature/Article/Article.tsx`, `${ui}/coming/Whole/Whole.tsx`),

  ...broken('web-areas-stay-apart', `${web}/coming/page.tsx`, `${web}/chat/wire.ts`, `${web}/app/app.tsx`),
  ...allowed(`${web}/coming/page.tsx`, `${web}/platform/api/call.ts`, `${web}/coming/part.tsx`),
  ...allowed(`${web}/app/app.tsx`, `${web}/chat/wire.ts`),

  ...broken('web-platform-knows-no-area', `${web}/platform/api/call.ts`, `${web}/chat/wire.ts`, `${web}/app/app.tsx`),

  ...broken(
    'web-has-no-styles',
    `${web}/coming/page.tsx`,
    `${web}/coming/page.css.ts`,
    '@radix-ui/react-tabs',
    '@vanilla-extract/css',
  ),
  ...allowed(`${web}/coming/page.tsx`, `${ui}/styles.ts`),

  ...broken(
    'routes-use-use-cases',
    `${api}/coming/coming.routes.ts`,
    `${api}/coming/adapters/postgres-coming.ts`,
    `${api}/platform/database/open-database.ts`,
    'pg-boss',
    'better-auth/minimal',
  ),
  ...allowed(`${api}/coming/coming.routes.ts`, 'hono', `${api}/coming/answer.ts`, `${api}/platform/http/mount.ts`),

  ...broken(
    'use-cases-know-no-http-or-sdk',
    `${api}/coming/answer.ts`,
    'hono',
    'graphql',
    '@pothos/core',
    'pg',
    'pg-boss',
    'ai',
    'nodemailer',
    'node:http',
    'node:sqlite',
    `${api}/platform/http/mount.ts`,
    `${api}/platform/database/open-database.ts`,
  ),
  ...allowed(`${api}/coming/coming-endpoints.ts`, `${api}/platform/http/mount.ts`),

  ...broken('use-cases-know-ports-alone', `${api}/coming/answer.ts`, `${api}/coming/adapters/postgres-coming.ts`),
  ...broken('use-cases-know-ports-alone', `${api}/coming/parts/part.ts`, `${api}/coming/adapters/postgres-coming.ts`),
  ...allowed(`${api}/coming/open-coming.ts`, `${api}/coming/adapters/postgres-coming.ts`),
  ...allowed(`${api}/coming/answer.ts`, `${api}/coming/coming.ports.ts`),

  ...broken('api-areas-keep-their-rooms', `${api}/coming/answer.ts`, `${api}/chat/read/read-evidence.ts`),
  ...allowed(`${api}/coming/answer.ts`, `${api}/chat/chat-sessions.ports.ts`, `${api}/coming/parts/part.ts`),

  ...broken(
    'adapters-stand-alone',
    `${api}/coming/adapters/calling.ts`,
    `${api}/coming/coming.routes.ts`,
    `${api}/chat/chat.routes.ts`,
  ),
  ...broken(
    'adapters-stand-alone',
    `${api}/coming/adapters/postgres-others.ts`,
    `${api}/chat/adapters/postgres-chat.ts`,
  ).flatMap((found) => [found, { ...found, rule: 'api-areas-keep-their-rooms' }]),
  ...allowed(`${api}/coming/adapters/postgres-coming.ts`, 'pg', `${api}/coming/adapters/rows.ts`),

  ...broken('api-platform-knows-no-area', `${api}/platform/http/mount.ts`, `${api}/chat/chat-sessions.ports.ts`),

  ...broken('only-compose-knows-everything', `${api}/coming/answer.ts`, `${api}/app/compose.ts`),
  ...allowed(`${api}/app/choose.ts`, `${api}/coming/adapters/postgres-coming.ts`, 'pg'),

  ...broken('package-entry-points-only', `${api}/coming/answer.ts`, `${domain}/chat/turn.schema.ts`),
  ...broken('package-entry-points-only', `${web}/coming/page.tsx`, `${ui}/coming/Part/Part.css.ts`),
  ...allowed(`${api}/coming/answer.ts`, `${domain}/index.ts`, `${literature}/index.ts`),
  ...allowed(`${literature}/coming/thread.ts`, `${domain}/core.ts`, `${domain}/claims.ts`),
];
