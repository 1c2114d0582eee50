import {
  REVIEW_LIMITS,
  reviewProtocolSchema,
  STUDY_TYPES,
  type ReviewProtocol,
  type StudyType,
} from '@footnote/domain';
import { Banner, Checkbox, FormFrame, Stack, studyTypeMessages, TextArea, TextInput } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { useFormSubmission } from '../platform/forms/use-form-submission.ts';
import { useMoments } from '../platform/i18n/use-moments.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { showToast } from '../platform/shell/toasts.ts';
import type { PartProps } from './part-props.ts';
import { protocolMessages } from './review-words.ts';
import { changeReview } from './reviews.client.ts';

const messages = defineMessages({
  title: { defaultMessage: 'Title', description: 'Field of a form: the title of a systematic review' },
  lines: { defaultMessage: 'One on each line.', description: 'Helps to fill in a list' },
  save: { defaultMessage: 'Save', description: 'Keeps the changes of a form' },
  saved: { defaultMessage: 'The protocol was saved.', description: 'Said once a protocol was saved' },
  wrong: {
    defaultMessage:
      'The title is missing, or a line is too long: at most {criteria, number} lines of {characters, number} characters each, 300 for parts of the question.',
    description: 'What is wrong with the protocol of a systematic review',
  },
  readOnly: {
    defaultMessage: 'Only whoever began the review, and admins of its organization, change the protocol.',
    description: 'Said above a protocol that somebody cannot change',
  },
  amendments: { defaultMessage: 'Changed after screening began', description: 'Heading of a list of changes' },
  amendment: {
    defaultMessage: '{date}: {fields} ({by})',
    description: 'A change of a protocol: when, what, and by whom',
  },
});

const LISTS = ['condition', 'interventions', 'comparators', 'outcomes', 'inclusion', 'exclusion', 'reasons'] as const;
type List = (typeof LISTS)[number];

function linesOf({ frame, ...protocol }: ReviewProtocol): Record<List, string> {
  const lists = { ...frame, ...protocol };
  const joined = (list: List) => lists[list].join('\n');
  return {
    condition: joined('condition'),
    interventions: joined('interventions'),
    comparators: joined('comparators'),
    outcomes: joined('outcomes'),
    inclusion: joined('inclusion'),
    exclusion: joined('exclusion'),
    reasons: joined('reasons'),
  };
}

const listOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What stands in the fields. */
interface Fields {
  title: string;
  question: string;
  lines: Record<List, string>;
  studyTypes: readonly StudyType[];
}

/** The protocol that fields describe; null where one is too long. */
function protocolOf({ question, lines, studyTypes }: Fields): ReviewProtocol | null {
  const { condition, interventions, comparators, outcomes, ...others } = lines;
  const read = reviewProtocolSchema.safeParse({
    question,
    frame: {
      condition: listOf(condition),
      interventions: listOf(interventions),
      comparators: listOf(comparators),
      outcomes: listOf(outcomes),
    },
    inclusion: listOf(others.inclusion),
    exclusion: listOf(others.exclusion),
    reasons: listOf(others.reasons),
    studyTypes,
  });
  return read.success ? read.data : null;
}

/** The protocol of a review: its question, criteria and reasons, and what changed after screening began. */
export function ProtocolPart({ review, onChanged }: PartProps) {
  const t = useTranslate();
  const { busy, problem, send } = useFormSubmission();
  const [fields, setFields] = useState<Fields>(() => ({
    ...review,
    ...review.protocol,
    lines: linesOf(review.protocol),
  }));
  const [wrong, setWrong] = useState(false);
  const save = async () => {
    const protocol = protocolOf(fields);
    const title = fields.title.trim();
    setWrong(protocol === null || title === '');
    if (protocol === null || title === '') return;
    const saved = await send(() => changeReview(review.id, { revision: review.revision, title, protocol }));
    if (!saved.ok) return;
    showToast('positive', t(messages.saved));
    onChanged();
  };
  const limits = { criteria: REVIEW_LIMITS.criteria, characters: REVIEW_LIMITS.criterionCharacters };
  return (
    <Stack>
      {!review.manageable && <Banner tone="info">{t(messages.readOnly)}</Banner>}
      <FormFrame
        submitLabel={t(messages.save)}
        onSubmit={() => void save()}
        busy={busy}
        disabled={!review.manageable}
        problem={wrong ? t(messages.wrong, limits) : problem}
      >
        <ProtocolFields fields={fields} onChange={setFields} />
      </FormFrame>
      <Amendments review={review} />
    </Stack>
  );
}

function ProtocolFields({ fields, onChange }: { fields: Fields; onChange: (fields: Fields) => void }) {
  const t = useTranslate();
  const { title, question, lines, studyTypes } = fields;
  return (
    <>
      <TextInput
        label={t(messages.title)}
        value={title}
        onChange={(next) => onChange({ ...fields, title: next })}
        maxLength={REVIEW_LIMITS.titleCharacters}
        required
      />
      <TextArea
        label={t(protocolMessages.question)}
        value={question}
        onChange={(next) => onChange({ ...fields, question: next })}
        rows={2}
        maxLength={REVIEW_LIMITS.questionCharacters}
      />
      {LISTS.map((list) => (
        <TextArea
          key={list}
          label={t(protocolMessages[list])}
          hint={t(messages.lines)}
          value={lines[list]}
          onChange={(text) => onChange({ ...fields, lines: { ...lines, [list]: text } })}
          rows={list.endsWith('clusion') || list === 'reasons' ? 4 : 2}
        />
      ))}
      <StudyTypes chosen={studyTypes} onChange={(chosen) => onChange({ ...fields, studyTypes: chosen })} />
    </>
  );
}

interface StudyTypesProps {
  chosen: readonly StudyType[];
  onChange: (chosen: readonly StudyType[]) => void;
}

function StudyTypes({ chosen, onChange }: StudyTypesProps) {
  const t = useTranslate();
  return (
    <fieldset>
      <legend>{t(protocolMessages.studyTypes)}</legend>
      <Stack gap="x2">
        {STUDY_TYPES.map((type) => (
          <Checkbox
            key={type}
            label={t(studyTypeMessages[type])}
            checked={chosen.includes(type)}
            onChange={(on) => onChange(on ? [...chosen, type] : chosen.filter((one) => one !== type))}
          />
        ))}
      </Stack>
    </fieldset>
  );
}

const fieldNames: Readonly<Record<string, MessageDescriptor | undefined>> = protocolMessages;

function Amendments({ review: { amendments } }: Pick<PartProps, 'review'>) {
  const t = useTranslate();
  const { formatMoment } = useMoments();
  if (amendments.length === 0) return null;
  return (
    <section aria-labelledby="amendments">
      <h2 id="amendments">{t(messages.amendments)}</h2>
      <ul>
        {amendments.map(({ at, by, changed }) => {
          const names = changed.map((field) => {
            const name = fieldNames[field];
            return name === undefined ? field : t(name);
          });
          return <li key={at}>{t(messages.amendment, { date: formatMoment(at), by, fields: names.join(', ') })}</li>;
        })}
      </ul>
    </section>
  );
}
