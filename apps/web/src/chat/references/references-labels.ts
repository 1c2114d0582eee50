import type { ReferencesPanelLabels } from '@footnote/ui';
import { useMemo } from 'react';
import { defineMessages } from 'react-intl';
import { useReferenceLabels } from '../../platform/i18n/reference-labels.ts';
import { useTranslate, type Translate } from '../../platform/i18n/translate.ts';

const messages = defineMessages({
  panel: { defaultMessage: 'References', description: 'Names the panel of references' },
  closePanel: { defaultMessage: 'Hide references', description: 'Closes the panel of references' },
  cited: { defaultMessage: 'Cited in the answer', description: 'Heading in the references' },
  alsoRead: { defaultMessage: 'Also read', description: 'Heading over references that were read and not cited' },
  noReferences: { defaultMessage: 'No references yet', description: 'Empty references' },
  noReferencesHint: {
    defaultMessage: 'They appear while an answer is written.',
    description: 'Explains empty references',
  },
  referencesLoading: { defaultMessage: 'Loading references', description: 'Said while references load' },
  referencesError: { defaultMessage: 'Citations failed to load.', description: 'References failed to load' },
  select: { defaultMessage: 'Select reference {number, number}', description: 'Names the checkbox of a reference' },
  selected: {
    defaultMessage: '{count, plural, one {# selected} other {# selected}}',
    description: 'Selected references',
  },
  clearSelection: { defaultMessage: 'Clear', description: 'Deselects all references' },
  limitReached: {
    defaultMessage: 'Up to {limit, number} references can be selected.',
    description: 'Said when no more references can be selected',
  },
  regenerate: { defaultMessage: 'Regenerate from selected', description: 'Answers again from the selected references' },
  chatWith: {
    defaultMessage: 'Chat with selected',
    description: 'Asks only about the selected references from now on',
  },
  retry: { defaultMessage: 'Try again', description: 'Loads something again' },
});

function referencesLabels(
  formatMessage: Translate,
  reference: ReferencesPanelLabels['reference'],
): ReferencesPanelLabels {
  return {
    title: formatMessage(messages.panel),
    cited: formatMessage(messages.cited),
    alsoRead: formatMessage(messages.alsoRead),
    empty: formatMessage(messages.noReferences),
    emptyHint: formatMessage(messages.noReferencesHint),
    loading: formatMessage(messages.referencesLoading),
    error: formatMessage(messages.referencesError),
    retry: formatMessage(messages.retry),
    close: formatMessage(messages.closePanel),
    select: (number) => formatMessage(messages.select, { number }),
    selected: (count) => formatMessage(messages.selected, { count }),
    clearSelection: formatMessage(messages.clearSelection),
    limitReached: (limit) => formatMessage(messages.limitReached, { limit }),
    regenerate: formatMessage(messages.regenerate),
    chatWith: formatMessage(messages.chatWith),
    reference,
  };
}

/** Words of the panel of references, in the interface language. */
export function useReferencesLabels(): ReferencesPanelLabels {
  const t = useTranslate();
  const reference = useReferenceLabels();
  return useMemo(() => referencesLabels(t, reference), [t, reference]);
}
