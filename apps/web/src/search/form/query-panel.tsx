import type { SearchIssue } from '@footnote/domain';
import { QueryEditor } from '@footnote/ui';
import type { PanelParts } from './panel-parts.ts';
import { warningMessage } from '../reading/warning-message.ts';

/** The editor of a query, with what was remarked on it. */
export function QueryPanel({ drafts, onChange, answer, shown, onSearch, t }: PanelParts) {
  // Places count in the text that was read; in another they would mark the wrong words.
  const issues = answer?.query === drafts.query ? answer.issues : [];
  const remarkOf = (issue: SearchIssue) => {
    const { start, end } = issue;
    return { severity: 'warning' as const, message: warningMessage(t, issue), start, end };
  };
  return (
    <QueryEditor
      value={drafts.query}
      onChange={(query) => onChange({ query })}
      issues={issues.map(remarkOf)}
      shown={shown}
      onSubmit={onSearch}
    />
  );
}
