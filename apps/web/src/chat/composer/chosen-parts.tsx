import { Chip, Inline } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { chatWithDocuments } from '../conversation/chat-actions.ts';
import { chat } from '../conversation/chat.store.ts';
import { ChosenFilters } from '../settings/chosen-filters.tsx';
import { ChosenModes } from '../settings/chosen-modes.tsx';
import { QuestionAllowance } from './question-allowance.tsx';
import { chatSettings, filtersInUse } from '../settings/chat-settings.store.ts';
import { ChosenSources } from '../sources/chosen-sources.tsx';
import { hasOwnSources } from '../sources/kept-sources.ts';
import { formatInUse, formatKeeper } from '../formats/format-in-use.ts';

const messages = defineMessages({
  documents: {
    defaultMessage: '{count, plural, one {About # chosen article} other {About # chosen articles}}',
    description: 'Shown while a chat is held about chosen articles',
  },
  documentsEnd: { defaultMessage: 'Ask the whole literature again', description: 'Ends a chat about chosen articles' },
  files: {
    defaultMessage: '{count, plural, one {About # chosen document} other {About # chosen documents}}',
    description: 'Shown while a chat is held about chosen documents of a source',
  },
  filesEnd: { defaultMessage: 'Ask the sources again', description: 'Ends a chat about chosen documents' },
  formatActive: { defaultMessage: 'Answer format', description: 'Shown while an answer format is set' },
  formatNamed: { defaultMessage: 'Format: {name}', description: 'Shown while an answer format is set; its name' },
  formatRemove: { defaultMessage: 'Remove the answer format', description: 'Removes the answer format' },
});

/** What the next answer is held about and how it is written, each with a way to take it away. */
export function ChosenParts() {
  const t = useTranslate();
  const { documents } = useSnapshot(chat);
  const { text, template } = useSnapshot(formatInUse);
  const { filters, answer } = useSnapshot(chatSettings);
  const ofFiles = documents.every(({ type }) => type === 'pdf');
  return (
    <>
      {documents.length === 0 && hasOwnSources(answer.sources) && <ChosenSources />}
      {(documents.length > 0 || text !== '') && (
        <Inline gap="x1">
          {documents.length > 0 && (
            <Chip
              label={t(ofFiles ? messages.files : messages.documents, { count: documents.length })}
              removeLabel={t(ofFiles ? messages.filesEnd : messages.documentsEnd)}
              onRemove={() => chatWithDocuments([])}
            />
          )}
          {text !== '' && (
            <Chip
              label={template === '' ? t(messages.formatActive) : t(messages.formatNamed, { name: template })}
              removeLabel={t(messages.formatRemove)}
              onRemove={() => formatKeeper.current?.switchedOff()}
            />
          )}
        </Inline>
      )}
      {filtersInUse(filters) > 0 && <ChosenFilters />}
      <ChosenModes />
      <QuestionAllowance />
    </>
  );
}
