import type { SearchIssue } from '@footnote/domain';
import { QueryEditor } from '@footnote/ui';
import { useEffect, useState } from 'react';
import type { Translate } from '../../platform/i18n/translate.ts';
import type { PanelParts } from './panel-parts.ts';

type Say = (t: Translate, issue: SearchIssue) => string;

/** As the server says it, where the words of the interface could not be fetched. */
const asTheServerSays: Say = (_t, { message }) => message;

/** The words for remarks, once there is one; most queries have none, and the words are many. */
function useRemarks(isWanted: boolean): Say | null {
  const [say, setSay] = useState<Say | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    void import('../reading/warning-message.ts')
      .then(({ warningMessage }) => setSay(() => warningMessage))
      .catch(() => setSay(() => asTheServerSays));
  }, [isWanted]);
  return say;
}

/** The editor of a query, with what was remarked on it. */
export function QueryPanel({ drafts, onChange, answer, shown, onSearch, t }: PanelParts) {
  // Places count in the text that was read; in another they would mark the wrong words.
  const issues = answer?.query === drafts.query ? answer.issues : [];
  const say = useRemarks(issues.length > 0);
  const remarks = say === null ? [] : issues.map((issue) => ({ issue, message: say(t, issue) }));
  return (
    <QueryEditor
      value={drafts.query}
      onChange={(query) => onChange({ query })}
      issues={remarks.map(({ issue: { start, end }, message }) => ({
        severity: 'warning' as const,
        message,
        start,
        end,
      }))}
      shown={shown}
      onSubmit={onSearch}
    />
  );
}
