import { NotificationBell } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useStanding } from './use-standing.ts';
import { useWords } from './words.ts';

const messages = defineMessages({
  name: {
    defaultMessage: '{unread, plural, =0 {Notifications} other {Notifications, # unread}}',
    description: 'Names the bell in the header',
  },
  title: { defaultMessage: 'Notifications', description: 'Names the region of short messages' },
  empty: { defaultMessage: 'Nothing new.', description: 'Said in the list of notifications while there are none' },
});

/** The bell of a signed-in reader. Nothing in the product sends notifications yet, and the list says that there are none. */
export function Notifications() {
  const say = useWords();
  const standing = useStanding();
  if (standing?.signedIn !== true) return null;
  return (
    <NotificationBell
      notifications={[]}
      onOpen={() => undefined}
      labels={{
        name: (unread) => say(messages.name, { unread }),
        title: say(messages.title),
        empty: say(messages.empty),
      }}
    />
  );
}
