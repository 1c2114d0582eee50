import type { SearchIssue } from '@footnote/domain';
import { QueryEditor } from '@footnote/ui';
import { useWords } from '../../platform/i18n/words.ts';
import type { PanelParts } from './mode-panels.tsx';
import { remarkWords } from '../reading/remark-words.ts';

/** The editor of a query, with what was remarked on it. */
export function QueryPanel({ drafts, onChange, answer, shown, onSearch, labels }: PanelParts) {
  const say = useWords();
  // Places count in the text that was read; in another they would mark the wrong words.
  const issues = answer?.query === drafts.query ? answer.issues : [];
  const remarkOf = (issue: SearchIssue) => {
    const { start, end } = issue;
    return { severity: 'warning' as const, message: remarkWords(say, issue), start, end };
  };
  return (
    <QueryEditor
      value={drafts.query}
      onChange={(query) => onChange({ query })}
      issues={issues.map(remarkOf)}
      shown={shown}
      onSubmit={onSearch}
      labels={labels.editor}
    />
  );
}
