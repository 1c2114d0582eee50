import type { SearchAnswer, SearchClause } from '@footnote/domain';
import { Button, CopyButton, QueryReading } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { categoryName } from '../form/category-names.ts';
import { readingMessage } from './reading-message.ts';
import { warningMessage } from './warning-message.ts';
import type { ScreenMessages } from '../screen-messages.ts';
import type { SearchMode } from '../search-state.ts';

const messages = defineMessages({
  edit: { defaultMessage: 'Edit as query', description: 'Turns a search into a query that can be edited' },
  link: { defaultMessage: 'Copy link', description: 'Copies the address of a search' },
  query: { defaultMessage: 'Copy query', description: 'Copies the text of a query' },
  tooLong: {
    defaultMessage: 'This query is too long for a link: copy the query itself to share it. It is kept in this tab.',
    description: 'Why a link cannot be shared',
  },
});

/** A part of the search in the language of the interface. */
function spoken(clause: SearchClause, words: ScreenMessages) {
  const { qid, text } = clause;
  const written = qid === null ? text : categoryName(words.t, { id: qid, label: text });
  return { ...clause, text: written, reading: readingMessage(words, clause) };
}

export interface ReadingPaneProps {
  /** Undefined until there is something to read. */
  answer: SearchAnswer | undefined;
  tab: SearchMode;
  /** Whether the reader has written something here, rather than followed a link. */
  written: boolean;
  /** Shows a part of the query in the editor; left out where it does not stand there. */
  onChoose?: (part: { start: number; end: number }) => void;
  onEdit: (query: string) => void;
  /** The address to share; null where it is too long, undefined while nothing was searched for. */
  shareable: string | null | undefined;
  words: ScreenMessages;
}

/** How the search was read, part by part, and what can be done with it. */
export function ReadingPane(props: ReadingPaneProps) {
  const { answer, tab, written, onChoose, onEdit, shareable, words } = props;
  // A query is read along from its first letter on. Nothing opens or grows by itself later: that would push results away.
  const readAlong = tab === 'query' && written;
  const [chosen, setOpen] = useState<boolean | null>(null);
  const open = chosen ?? readAlong;
  const { explained = [], issues = [] } = answer ?? {};
  const said = onChoose === undefined ? issues.map((issue) => warningMessage(words.t, issue)) : [];
  const notes = shareable === null ? [...said, words.t(messages.tooLong)] : said;
  return (
    <QueryReading
      clauses={explained.map((clause) => spoken(clause, words))}
      notes={notes}
      {...(onChoose === undefined ? {} : { onChoose: ({ start, end }) => onChoose({ start, end }) })}
      open={open}
      onOpenChange={setOpen}
      steady={readAlong}
      actions={
        answer === undefined ? undefined : (
          <>
            {tab !== 'query' && (
              <Button size="small" variant="quiet" icon="edit" onClick={() => onEdit(answer.query)}>
                {words.t(messages.edit)}
              </Button>
            )}
            <CopyButton text={() => answer.query} label={words.t(messages.query)} />
            {typeof shareable === 'string' && (
              <CopyButton label={words.t(messages.link)} text={() => new URL(shareable, location.origin).href} />
            )}
          </>
        )
      }
      number={words.number}
    />
  );
}
