/** Boundaries of the house (docs/ARCHITECTURE.md). A new area is guarded from its first file: `$1` is whatever folder it has. */
const notTest = String.raw`\.(test|contract|fixtures|stories)\.tsx?$`;

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
      to: { pathNot: '^packages/domain/src|^node_modules/zod/' },
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
      from: { path: '^packages/domain/src/kernel' },
      to: { path: '^packages/domain/src/(?!kernel)' },
    },
    {
      name: 'literature-knows-no-screen',
      severity: 'error',
      from: { path: '^packages/literature/src' },
      to: { path: '^(apps|packages/ui)/|^node_modules/(react|hono|swr|valtio)/' },
    },
    {
      name: 'primitives-know-no-domain',
      severity: 'error',
      comment: 'Primitives and layout are for any product: theme, messages and Radix only.',
      from: { path: '^packages/ui/src/(primitives|layout|theme|messages)/', pathNot: notTest },
      to: { path: '^packages/(domain|literature)/|^packages/ui/src/(?!primitives|layout|theme|messages)[^/]+/' },
    },
    {
      name: 'ui-areas-take-types-of-the-domain',
      severity: 'error',
      comment: 'A product component receives data; it computes no domain rule beyond published formats.',
      from: { path: '^packages/ui/src', pathNot: notTest },
      to: { path: '^apps/|^node_modules/(react-router|react-router-dom|swr|valtio|react-intl)/' },
    },
    {
      name: 'ui-areas-stay-apart',
      severity: 'error',
      comment:
        'Areas of the kit do not know one another; an article looks the same everywhere, so all may use literature (docs/decisions).',
      from: { path: '^packages/ui/src/(?!primitives|layout|theme|messages)([^/]+)/', pathNot: notTest },
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
      name: 'web-has-no-styles',
      severity: 'error',
      comment: 'Looks live in @footnote/ui.',
      from: { path: '^apps/web/src' },
      to: {
        path: String.raw`\.css(\.ts)?$|^node_modules/(@radix-ui|@vanilla-extract)/`,
        pathNot: '^packages/ui/|fontsource',
      },
    },
    {
      name: 'routes-use-use-cases',
      severity: 'error',
      comment: 'A route validates, calls a use case and encodes; adapters and databases are composed elsewhere.',
      from: { path: String.raw`^apps/api/src/.*\.routes\.ts$` },
      to: {
        path: '^apps/api/src/.*/adapters/|^apps/api/src/platform/database|^node_modules/(pg|drizzle-orm|ai|@ai-sdk)/',
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
        path: '^(node_modules/)?(hono|@hono|pg|drizzle-orm|ai|@ai-sdk|better-auth|nodemailer|graphql)/|^apps/api/src/platform/http/',
      },
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
      from: { path: '^apps/api/src/([^/]+)/adapters/', pathNot: notTest },
      to: { path: String.raw`^apps/api/src/(?!$1/)[^/]+/adapters/|\.routes\.ts$` },
    },
    {
      name: 'only-compose-knows-everything',
      severity: 'error',
      from: { path: '^apps/api/src/(?!app/|main|cli/)', pathNot: notTest },
      to: { path: '^apps/api/src/app/' },
    },
    {
      name: 'package-entry-points-only',
      severity: 'error',
      comment: 'Packages meet at their entry points.',
      from: { path: '^(packages/[^/]+|apps/[^/]+)/', pathNot: notTest },
      to: { path: '^packages/[^/]+/src/(?!(index|fixtures|styles)\\.ts$)', pathNot: '^$1/' },
    },
  ],
  options: {
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: 'dist/|storybook-static/|node_modules/\\.' },
    enhancedResolveOptions: {
      conditionNames: ['@footnote/source', 'types', 'import', 'default'],
      exportsFields: ['exports'],
    },
  },
};
