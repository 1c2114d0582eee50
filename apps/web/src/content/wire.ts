export { citationSchema } from '@footnote/domain';
