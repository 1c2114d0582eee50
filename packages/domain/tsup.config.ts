import { buildPackage } from '../../tsup.modules.ts';

export default buildPackage(
  { index: 'src/index.ts', core: 'src/core.ts', claims: 'src/claims.ts', fixtures: 'src/fixtures.ts' },
  'neutral',
);
