/** Boundaries of the house (docs/ARCHITECTURE.md). A new area is guarded from its first file: `$1` is whatever folder it has. */
const notTest = String.raw`\.(test|contract|fixtures|stories)\.tsx?$`;

/** What serves calls, by the names of packages. */
const HTTP = '@?hono|graphql|@pothos';
/** What talks to databases and to the services of others. */
const SDKS =
  'pg|pg-boss|openid-client|undici|drizzle-orm|@electric-sql|ai|@ai-sdk|better-auth|nodemailer|@aws-sdk|@opensearch-project|@paddle|@sentry';

/** The files of packages, which npm puts into the root or into a workspace. */
const packages = (names) => `(?:^|/)node_modules/(?:${names})/`;

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Two files that need each other are one idea: merge them, or move what both need below them.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-development-dependencies-in-production',
      severity: 'error',
      comment: 'Development dependencies do not exist for a reader who installs the package.',
      from: { path: '^(packages/[^/]+|apps/[^/]+)/src/', pathNot: notTest },
      to: { dependencyTypes: ['npm-dev'] },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      comment: 'The domain runs anywhere: zod and itself only.',
      from: { path: '^packages/domain/src', pathNot: notTest },
      to: { pathNot: `^packages/domain/src/|${packages('zod')}` },
    },
    {
      name: 'domain-areas-share-schemas-and-types-only',
      severity: 'error',
      comment:
        'An area of the domain uses another area through its schemas, types and published rules, never through internals of a machine.',
      from: { path: '^packages/domain/src/([^/]+)/', pathNot: notTest },
      to: { path: String.raw`^packages/domain/src/[^/]+/.*\.machine\.ts$`, pathNot: '^packages/domain/src/$1/' },
    },
    {
      name: 'kernel-knows-no-area',
      severity: 'error',
      comment: 'Areas build on the kernel, and it on nothing.',
      from: { path: '^packages/domain/src/kernel/' },
      to: { path: '^packages/domain/src/(?!kernel/)' },
    },
    {
      name: 'literature-knows-no-screen',
      severity: 'error',
      comment: 'The literature runs on any server and in any job: no screen, no calls.',
      from: { path: '^packages/literature/src' },
      to: { path: `^(apps|packages/ui)/|${packages(`react[^/]*|@radix-ui|swr|valtio|${HTTP}`)}` },
    },
    {
      name: 'primitives-know-no-domain',
      severity: 'error',
      comment: 'Primitives and layout are for any product: of the kit they use one another, theme and messages.',
      from: { path: '^packages/ui/src/(primitives|layout|theme|messages)/', pathNot: notTest },
      to: { path: '^packages/(domain|literature)/|^packages/ui/src/(?!(primitives|layout|theme|messages)/)' },
    },
    {
      name: 'components-receive-data',
      severity: 'error',
      comment: 'A component is given what it shows: it routes, fetches, stores and negotiates languages nowhere.',
      from: { path: '^packages/ui/src', pathNot: notTest },
      to: {
        path: `^apps/|^packages/literature/|${packages('react-router|react-router-dom|swr|valtio|react-intl|react-hook-form')}`,
      },
    },
    {
      name: 'ui-areas-stay-apart',
      severity: 'error',
      comment:
        'Areas of the kit do not know one another; an article looks the same everywhere, so all may use literature (docs/decisions).',
      from: { path: '^packages/ui/src/(?!(?:primitives|layout|theme|messages)/)([^/]+)/', pathNot: notTest },
      to: {
        path: '^packages/ui/src/[^/]+/',
        pathNot: '^packages/ui/src/($1|primitives|layout|theme|messages|literature)/',
      },
    },
    {
      name: 'web-areas-stay-apart',
      severity: 'error',
      comment: 'A web area uses ui, domain and web/platform; what two areas share moves to platform.',
      from: { path: '^apps/web/src/([^/]+)/', pathNot: `^apps/web/src/(app|platform)/|${notTest}` },
      to: { path: '^apps/web/src/', pathNot: '^apps/web/src/($1|platform)/' },
    },
    {
      name: 'web-platform-knows-no-area',
      severity: 'error',
      comment: 'What every area uses needs none of them.',
      from: { path: '^apps/web/src/platform/', pathNot: notTest },
      to: { path: '^apps/web/src/(?!platform/)' },
    },
    {
      name: 'web-has-no-styles',
      severity: 'error',
      comment: 'Looks live in @footnote/ui.',
      from: { path: '^apps/web/src' },
      to: {
        path: String.raw`\.css(\.ts)?$|` + packages('@radix-ui|@vanilla-extract'),
        pathNot: '^packages/ui/',
      },
    },
    {
      name: 'routes-use-use-cases',
      severity: 'error',
      comment: 'A route validates, calls a use case and encodes; adapters and databases are composed elsewhere.',
      from: { path: String.raw`^apps/api/src/.*\.routes\.ts$` },
      to: {
        path: `^apps/api/src/.*/adapters/|^apps/api/src/platform/database/|${packages(SDKS)}`,
      },
    },
    {
      name: 'use-cases-know-no-http-or-sdk',
      severity: 'error',
      comment: 'Rules and ports are told what they need; HTTP, SQL and the SDKs of others end in routes and adapters.',
      from: {
        path: '^apps/api/src/(?!app/|cli/|platform/)[^/]+/',
        pathNot: String.raw`/(adapters|http)/|\.routes\.ts$|-http\.ts$|-endpoints\.ts$|-operations\.ts$|${notTest}`,
      },
      to: {
        path: `${packages(`${HTTP}|${SDKS}`)}|^apps/api/src/platform/(http|database)/|^(node:)?(https?|http2|sqlite)$`,
      },
    },
    {
      name: 'use-cases-know-ports-alone',
      severity: 'error',
      comment:
        'A use case is told which adapter serves its port; who chooses is compose, and what opens the parts of an area.',
      from: {
        path: '^apps/api/src/(?!app/|cli/|platform/)[^/]+/',
        pathNot: String.raw`/adapters/|\.routes\.ts$|/open-[^/]+\.ts$|\.contract\.ts$|${notTest}`,
      },
      to: { path: '^apps/api/src/[^/]+/adapters/' },
    },
    {
      name: 'api-areas-keep-their-rooms',
      severity: 'error',
      comment: 'What an area has in its folders is its own; others use the files at its root.',
      from: { path: '^apps/api/src/(?!app/|cli/|platform/)([^/]+)/', pathNot: notTest },
      to: {
        path: '^apps/api/src/[^/]+/[^/]+/',
        pathNot: String.raw`^apps/api/src/($1|platform)/`,
      },
    },
    {
      name: 'adapters-stand-alone',
      severity: 'error',
      comment: 'An adapter serves its own port: it knows neither calls nor the adapters of other areas.',
      from: { path: '^apps/api/src/([^/]+)/adapters/', pathNot: notTest },
      to: { path: String.raw`^apps/api/src/(?!$1/)[^/]+/adapters/|\.routes\.ts$` },
    },
    {
      name: 'api-platform-knows-no-area',
      severity: 'error',
      comment: 'What every area of the server uses needs none of them.',
      from: { path: '^apps/api/src/platform/', pathNot: notTest },
      to: { path: '^apps/api/src/(?!platform/)' },
    },
    {
      name: 'only-compose-knows-everything',
      severity: 'error',
      comment: 'What is chosen and put together in app is given to areas; they do not fetch it.',
      from: { path: '^apps/api/src/(?!app/|main|cli/)', pathNot: notTest },
      to: { path: '^apps/api/src/app/' },
    },
    {
      name: 'package-entry-points-only',
      severity: 'error',
      comment: 'Packages meet at their entry points.',
      from: { path: '^(packages/[^/]+|apps/[^/]+)/', pathNot: notTest },
      to: { path: String.raw`^packages/[^/]+/src/(?!(index|core|claims|fixtures|styles)\.ts$)`, pathNot: '^$1/' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Packages of others begin in their dist folders: only our own are left out, or no rule about a package would see it.
    exclude: { path: '^(packages|apps)/[^/]+/dist/|^storybook-static/|(^|/)node_modules/\\.' },
    enhancedResolveOptions: {
      conditionNames: ['@footnote/source', 'types', 'import', 'default'],
      exportsFields: ['exports'],
    },
  },
};
