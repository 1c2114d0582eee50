import { Banner, Button } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import type { ScreenWords } from '../screen-words.ts';
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
export function DroppedNotice({ selection, words }: { selection: Selection; words: ScreenWords }) {
  if (selection.dropped === 0) return null;
  return (
    <Banner
      action={
        <Button size="small" variant="quiet" onClick={selection.restore}>
          {words.say(messages.undo)}
        </Button>
      }
      onClose={selection.forget}
      closeLabel={words.say(messages.close)}
    >
      {words.say(messages.dropped, { count: selection.dropped })}
    </Banner>
  );
}
