import type { Brought } from '@footnote/domain';
import { Banner, Stack } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useTranslate } from '../platform/i18n/translate.ts';
import { unreadMessages } from '../platform/library/unread-words.ts';

const messages = defineMessages({
  brought: {
    defaultMessage:
      '{brought, plural, =0 {No records were imported.} one {# record was imported.} other {# records were imported.}} {duplicates, plural, =0 {} one {# is a duplicate.} other {# are duplicates.}}',
    description: 'What a search or a file brought into a systematic review',
  },
  unread: {
    defaultMessage: '{unread, plural, one {# part could not be taken in:} other {# parts could not be taken in:}}',
    description: 'Outcome of an import',
  },
  part: { defaultMessage: 'Line {line, number}: {reason} {text}', description: 'What could not be taken in, and why' },
  more: { defaultMessage: 'Only the first {count, number} are listed.', description: 'Below a list that was cut' },
});

/** What a search or a file brought, and what of it could not be read. */
export function BroughtWords({ brought: outcome }: { brought: Brought }) {
  const t = useTranslate();
  const { brought, duplicates, unread, unreadTotal } = outcome;
  return (
    <Stack gap="x2">
      <Banner tone={brought > 0 ? 'positive' : 'info'}>{t(messages.brought, { brought, duplicates })}</Banner>
      {unreadTotal > 0 && (
        <>
          <p>{t(messages.unread, { unread: unreadTotal })}</p>
          <ul>
            {unread.map(({ line, reason, text }, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the list never changes
              <li key={index}>{t(messages.part, { line, reason: t(unreadMessages[reason]), text })}</li>
            ))}
          </ul>
          {unreadTotal > unread.length && <p>{t(messages.more, { count: unread.length })}</p>}
        </>
      )}
    </Stack>
  );
}
