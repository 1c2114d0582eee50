import {
  SCREENING_STAGES,
  type Review,
  type ReviewRecord,
  type ScreeningStage,
  type Settlement,
} from '@footnote/domain';
import { ArticleAbstract, Banner, Button, EmptyState, Inline, Select, Skeleton, Stack } from '@footnote/ui';
import { useState } from 'react';
import { defineMessages } from 'react-intl';
import useSWR from 'swr';
import { useSnapshot } from 'valtio';
import { actingFor } from '../platform/account/acting-for.store.ts';
import { showFailure } from '../platform/api/show-failure.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { RouterLink } from '../platform/navigation/router-link.tsx';
import { partAddress, type PartProps } from './part-props.ts';
import { recordLine } from './record-line.ts';
import { stageMessages, verdictMessages } from './review-words.ts';
import { fetchRecords, reviewCall, settleConflict } from './reviews.client.ts';

const messages = defineMessages({
  none: { defaultMessage: 'No conflicts', description: 'Said where screeners agree on everything' },
  how: {
    defaultMessage:
      'Talk it over and change a decision, or let whoever began the review settle it. Either is kept in the log.',
    description: 'How conflicts between screeners end',
  },
  said: { defaultMessage: '{name}: {verdict}', description: 'What a screener decided on a record' },
  saidBecause: { defaultMessage: '{name}: {verdict} ({reason})', description: 'What a screener decided, and why' },
  former: { defaultMessage: 'Somebody who left', description: 'In place of a name' },
  settleInclude: { defaultMessage: 'Settle: include', description: 'Ends a conflict between screeners' },
  settleExclude: { defaultMessage: 'Settle: exclude', description: 'Ends a conflict between screeners' },
  settleMissing: {
    defaultMessage: 'Settle: full text not available',
    description: 'Ends a conflict between screeners',
  },
  change: { defaultMessage: 'Change my decision', description: 'Leads to a record on which a screener has decided' },
  because: { defaultMessage: 'Exclude because', description: 'Names the choice among reasons of exclusion' },
  noReason: { defaultMessage: 'No reason', description: 'Choice among reasons of exclusion' },
});

/** What screeners differ in, with what each said, and its settlement. */
export function ConflictsPart({ review, onChanged }: PartProps) {
  const t = useTranslate();
  const { title, fullText } = review.conflicts;
  if (title + fullText === 0) return <EmptyState title={t(messages.none)} />;
  return (
    <Stack>
      <Banner tone="info">{t(messages.how)}</Banner>
      {SCREENING_STAGES.map((stage) => (
        <StageConflicts key={stage} review={review} stage={stage} onChanged={onChanged} />
      ))}
    </Stack>
  );
}

type StageProps = PartProps & { stage: ScreeningStage };

function StageConflicts({ review, stage, onChanged }: StageProps) {
  const t = useTranslate();
  const { id: acting } = useSnapshot(actingFor);
  const address = `${reviewCall(review.id)}/records?filter=conflicts&stage=${stage}&page_size=100`;
  // Conflicts are opened again on another part: what was read a moment ago is read again.
  const { data, mutate } = useSWR([address, acting], ([url]) => fetchRecords(url), { dedupingInterval: 0 });
  const records = data?.ok === true ? data.value.records : [];
  const settle = async (settlement: Settlement) => {
    const settled = await settleConflict(review.id, settlement);
    if (!settled.ok) await showFailure(t, settled.error);
    void mutate();
    onChanged();
  };
  if (data === undefined) return <Skeleton width="half" />;
  if (records.length === 0) return null;
  return (
    <section aria-labelledby={`conflicts-${stage}`}>
      <Stack>
        <h2 id={`conflicts-${stage}`}>{t(stageMessages[stage])}</h2>
        {records.map((record) => (
          <Conflict
            key={record.id}
            record={record}
            stage={stage}
            review={review}
            onSettle={(settlement) => void settle(settlement)}
          />
        ))}
      </Stack>
    </section>
  );
}

interface ConflictProps {
  record: ReviewRecord;
  stage: ScreeningStage;
  review: Review;
  onSettle: (settlement: Settlement) => void;
}

function Conflict({ record, stage, review, onSettle }: ConflictProps) {
  const t = useTranslate();
  const { id, reference, decisions } = record;
  const said = decisions.filter((one) => one.stage === stage);
  const self = review.members.find((one) => one.self);
  const nameOf = (member: string | null) => {
    const name = review.members.find((one) => one.id === member)?.name ?? '';
    return name === '' ? t(messages.former) : name;
  };
  return (
    <article aria-labelledby={`conflict-${stage}-${id}`}>
      <Stack gap="x2">
        <h3 id={`conflict-${stage}-${id}`} dir="auto">
          {reference.title}
        </h3>
        <p dir="auto">{recordLine(reference)}</p>
        {reference.abstract !== '' && <ArticleAbstract text={reference.abstract} />}
        <ul>
          {said.map(({ member, verdict, reason }) => (
            <li key={member}>
              {t(reason === '' ? messages.said : messages.saidBecause, {
                name: nameOf(member),
                verdict: t(verdictMessages[verdict]),
                reason,
              })}
            </li>
          ))}
        </ul>
        {said.some(({ member }) => member !== null && member === self?.id) && (
          <p>
            <RouterLink href={`${partAddress(review.id, stage)}&record=${id}`}>{t(messages.change)}</RouterLink>
          </p>
        )}
        {review.manageable && (
          <SettleActions record={id} stage={stage} reasons={review.protocol.reasons} onSettle={onSettle} />
        )}
      </Stack>
    </article>
  );
}

interface SettleProps {
  record: number;
  stage: ScreeningStage;
  reasons: readonly string[];
  onSettle: (settlement: Settlement) => void;
}

function SettleActions({ record, stage, reasons, onSettle }: SettleProps) {
  const t = useTranslate();
  const isByTitle = stage === 'title';
  const options = [
    ...(isByTitle ? [{ value: '', label: t(messages.noReason) }] : []),
    ...reasons.map((value) => ({ value, label: value })),
  ];
  const [reason, setReason] = useState(options[0]?.value ?? '');
  return (
    <Inline align="end">
      <Button size="small" onClick={() => onSettle({ record, stage, verdict: 'include', reason: '' })}>
        {t(messages.settleInclude)}
      </Button>
      <Button
        size="small"
        disabled={!isByTitle && reason === ''}
        onClick={() => onSettle({ record, stage, verdict: 'exclude', reason })}
      >
        {t(messages.settleExclude)}
      </Button>
      {!isByTitle && (
        <Button size="small" onClick={() => onSettle({ record, stage, verdict: 'not-retrieved', reason: '' })}>
          {t(messages.settleMissing)}
        </Button>
      )}
      {options.length > 0 && (
        <Select label={t(messages.because)} options={options} value={reason} onChange={setReason} />
      )}
    </Inline>
  );
}
