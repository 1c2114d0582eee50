export { citationFixture } from './literature/citation.fixtures.ts';
