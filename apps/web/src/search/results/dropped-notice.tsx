import { Banner, Button } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import type { ScreenMessages } from '../screen-messages.ts';
import type { Selection } from './use-selection.ts';

const messages = defineMessages({
  dropped: {
    defaultMessage:
      '{count, plural, one {# selected result was} other {# selected results were}} cleared with the new search.',
    description: 'Said after a new search',
  },
  undo: { defaultMessage: 'Undo', description: 'Selects again what was cleared' },
  close: { defaultMessage: 'Close', description: 'Closes a notice' },
});

/** Says that a new search cleared the selection, and gives it back. */
export function DroppedNotice({ selection, words }: { selection: Selection; words: ScreenMessages }) {
  if (selection.dropped === 0) return null;
  return (
    <Banner
      action={
        <Button size="small" variant="quiet" onClick={selection.restore}>
          {words.t(messages.undo)}
        </Button>
      }
      onClose={selection.forget}
      closeLabel={words.t(messages.close)}
    >
      {words.t(messages.dropped, { count: selection.dropped })}
    </Banner>
  );
}
