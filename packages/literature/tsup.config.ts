import { buildPackage } from '../../tsup.modules.ts';

export default buildPackage({ index: 'src/index.ts' }, 'node');
