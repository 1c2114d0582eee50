import type { ShareDialogLabels } from '@footnote/ui';
import { useMemo } from 'react';
import { defineMessages } from 'react-intl';
import type { ApiError } from '../../platform/api/api.client.ts';
import { failureMessage } from '../../platform/i18n/failure-messages.ts';
import { useTranslate, type Translate } from '../../platform/i18n/translate.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Share this chat', description: 'Opens the dialog that shares a chat by a link' },
  notShared: { defaultMessage: 'Only you can read this chat.', description: 'Says who can read a chat' },
  shared: {
    defaultMessage:
      'Everybody with the link can read its questions, answers and references, also those still to come. Your name is not shown.',
    description: 'Says who can read a shared chat',
  },
  share: { defaultMessage: 'Create a link', description: 'Shares a chat' },
  link: { defaultMessage: 'Link', description: 'Names the field with the link of a shared chat' },
  copy: { defaultMessage: 'Copy', description: 'Copies the link of a shared chat' },
  copied: { defaultMessage: 'Copied', description: 'Said for a second after copying' },
  clipboardUnavailable: { defaultMessage: 'Clipboard not available', description: 'Said when copying failed' },
  copyFailed: { defaultMessage: 'Copying failed', description: 'Said when there is a clipboard and it took nothing' },
  copyByHand: {
    defaultMessage: 'Clipboard not available. Select the link and copy it.',
    description: 'Said where the browser lets nothing be copied',
  },
  unshare: { defaultMessage: 'Stop sharing', description: 'Takes back the link of a shared chat' },
  unsharing: { defaultMessage: 'Stop sharing this chat?', description: 'Heading of a question' },
  unsharingText: {
    defaultMessage: 'The link stops working at once, also for those who have it already.',
    description: 'Said before the link of a shared chat is taken back',
  },
  keep: { defaultMessage: 'Keep sharing', description: 'Leaves a chat shared' },
  close: { defaultMessage: 'Close', description: 'Closes a dialog' },
  disclaimer: {
    defaultMessage: 'Footnote gives access to literature. It is not medical advice and not a clinical decision tool.',
    description: 'Said on every answer',
  },
  failed: { defaultMessage: 'Error sharing. Please try again.', description: 'Said when a chat could not be shared' },
});

/** Words of sharing. */
export interface ShareLabels {
  dialog: ShareDialogLabels;
  /** Why a chat could not be shared; asking again helps except where the chat itself is the reason. */
  problem: (error: ApiError | null) => string;
}

function labelsOf(t: Translate): ShareLabels {
  return {
    dialog: {
      title: t(messages.title),
      notShared: t(messages.notShared),
      shared: t(messages.shared),
      share: t(messages.share),
      link: t(messages.link),
      copy: {
        copy: t(messages.copy),
        copied: t(messages.copied),
        unavailable: t(messages.clipboardUnavailable),
        failed: t(messages.copyFailed),
      },
      copyByHand: t(messages.copyByHand),
      unshare: t(messages.unshare),
      unsharing: {
        title: t(messages.unsharing),
        text: t(messages.unsharingText),
        confirm: t(messages.unshare),
        keep: t(messages.keep),
      },
      disclaimer: t(messages.disclaimer),
      close: t(messages.close),
    },
    problem: (error) => (error?.code === 'chat/not-shareable' ? failureMessage(t, error) : t(messages.failed)),
  };
}

/** Words of sharing, in the interface language. */
export function useShareLabels(): ShareLabels {
  const t = useTranslate();
  return useMemo(() => labelsOf(t), [t]);
}
