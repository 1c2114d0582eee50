import type { Drafts } from './drafts.ts';
import type { SearchAnswer } from '@footnote/domain';
import type { Translate } from '../../platform/i18n/translate.ts';

export interface PanelParts {
  drafts: Drafts;
  onChange: (change: Partial<Drafts>) => void;
  /** What is known of the query as it is written; undefined while nothing is. */
  answer: SearchAnswer | undefined;
  /** The part of the query to show in the editor. */
  shown: { start: number; end: number } | null;
  onSearch: () => void;
  t: Translate;
}
