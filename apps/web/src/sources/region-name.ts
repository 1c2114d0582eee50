import { defineMessages } from 'react-intl';
import type { Translate } from '../platform/i18n/translate.ts';

const messages = defineMessages({
  local: { defaultMessage: 'On this server', description: 'Where the documents of a source are kept' },
});

/** Says where documents are kept: regions of a store elsewhere by their own names. */
export function regionName(t: Translate, region: string): string {
  return region === 'local' ? t(messages.local) : region;
}
