import { describeLiteratureIndex } from '../literature-index.contract.ts';
import { openLiteratureIndex } from './open-literature-index.ts';

describeLiteratureIndex('the embedded engine', () => openLiteratureIndex({ path: ':memory:' }));
