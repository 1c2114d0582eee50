import { TEXT_LIMITS, type Brought, type Review } from '@footnote/domain';
import { FormModal, RadioGroup, Checkbox, TextArea } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import { useFormSubmission } from '../platform/forms/use-form-submission.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { addSearch } from './reviews.client.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Search here', description: 'Opens the form of a search for a systematic review' },
  mode: { defaultMessage: 'How to search', description: 'Choice of a way to search' },
  pubmed: { defaultMessage: 'Query in the language of PubMed or Ovid', description: 'A way to search' },
  simple: { defaultMessage: 'Plain words', description: 'A way to search' },
  pico: { defaultMessage: 'The question of the protocol (PICO)', description: 'A way to search' },
  query: { defaultMessage: 'Search string', description: 'Field of a form: what is searched for' },
  picoHint: {
    defaultMessage: 'Every part of the question that the protocol names has to be met.',
    description: 'Said of a search by the question of a systematic review',
  },
  picoEmpty: {
    defaultMessage: 'The protocol has no population, intervention, comparator or outcome yet.',
    description: 'Why a search by the question of a systematic review cannot be run',
  },
  types: {
    defaultMessage: 'Only the study types of the protocol',
    description: 'Narrows a search for a systematic review',
  },
  run: { defaultMessage: 'Search and bring all', description: 'Runs a search and brings what it finds' },
  cancel: { defaultMessage: 'Cancel', description: 'Leaves a form without doing anything' },
  close: { defaultMessage: 'Close', description: 'Closes a notice' },
});

const MODES = ['pubmed', 'simple', 'pico'] as const;
type Mode = (typeof MODES)[number];

interface RunSearchDialogProps {
  review: Review;
  onClose: () => void;
  onBrought: (brought: Brought) => void;
}

/** Runs a search and brings all it finds into a review. */
export function RunSearchDialog({ review, onClose, onBrought }: RunSearchDialogProps) {
  const t = useTranslate();
  const { busy, problem, send } = useFormSubmission();
  const { frame, studyTypes } = review.protocol;
  const [mode, setMode] = useState<Mode>('pubmed');
  const [text, setText] = useState('');
  const [narrowed, setNarrowed] = useState(studyTypes.length > 0);
  const asksNothing = Object.values(frame).every((terms) => terms.length === 0);
  const run = async () => {
    const query =
      mode === 'pico'
        ? {
            population_at_least: frame.condition,
            intervention_at_least: frame.interventions,
            comparison_at_least: frame.comparators,
            outcome_at_least: frame.outcomes,
          }
        : { pubmed_query: text };
    const filters = narrowed && studyTypes.length > 0 ? { study_types: studyTypes } : {};
    const ran = await send(() =>
      addSearch(review.id, { by: 'footnote', search: { query_type: mode, query, filters } }),
    );
    if (ran.ok) onBrought(ran.value);
  };
  return (
    <FormModal
      open
      onClose={onClose}
      title={t(messages.title)}
      submitLabel={t(messages.run)}
      cancelLabel={t(messages.cancel)}
      closeLabel={t(messages.close)}
      problem={problem}
      onSubmit={() => void run()}
      busy={busy}
      staysWhileBusy
      disabled={mode === 'pico' ? asksNothing : text.trim() === ''}
    >
      <RadioGroup
        label={t(messages.mode)}
        options={MODES.map((value) => ({ value, label: t(messages[value]) }))}
        value={mode}
        onChange={(value) => setMode(MODES.find((known) => known === value) ?? 'pubmed')}
      />
      {mode === 'pico' ? (
        <p>{t(asksNothing ? messages.picoEmpty : messages.picoHint)}</p>
      ) : (
        <TextArea
          label={t(messages.query)}
          value={text}
          onChange={setText}
          rows={5}
          maxLength={mode === 'simple' ? TEXT_LIMITS.plainSearch : TEXT_LIMITS.query}
        />
      )}
      {studyTypes.length > 0 && <Checkbox label={t(messages.types)} checked={narrowed} onChange={setNarrowed} />}
    </FormModal>
  );
}
