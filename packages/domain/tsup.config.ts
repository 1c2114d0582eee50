import { buildPackage } from '../../tsup.modules.ts';

export default buildPackage({ index: 'src/index.ts', fixtures: 'src/fixtures.ts' }, 'neutral');
