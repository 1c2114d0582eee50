import type { ScreeningStage } from '@footnote/domain';
import { Banner, EmptyState, Inline, ScreeningDesk, Select, Skeleton, Stack } from '@footnote/ui';
import { useCallback } from 'react';
import { defineMessages } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import useSWR from 'swr';
import { useSnapshot } from 'valtio';
import { actingFor } from '../../platform/account/acting-for.store.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import type { PartProps } from '../part-props.ts';
import { recordLine } from '../record-line.ts';
import { fetchStates, reviewCall } from '../reviews.client.ts';
import { QUEUE_FILTERS, QUEUE_ORDERS, type QueueFilter, type QueueOrder } from './screening-queue.ts';
import { useDesk, type DeskProps } from './use-desk.ts';
import type { Ranking } from './use-ranking.ts';

const messages = defineMessages({
  order: { defaultMessage: 'Order', description: 'Names the choice of an order' },
  relevance: {
    defaultMessage: 'Probably relevant first (learns from you)',
    description: 'Order in which records are screened',
  },
  came: { defaultMessage: 'As they came', description: 'Order in which records are screened' },
  newest: { defaultMessage: 'Newest first', description: 'Order in which records are screened' },
  oldest: { defaultMessage: 'Oldest first', description: 'Order in which records are screened' },
  show: { defaultMessage: 'Show', description: 'Names a choice that narrows a list' },
  undecided: { defaultMessage: 'To decide', description: 'Narrows the records a screener sees' },
  maybe: { defaultMessage: 'Maybe', description: 'Decision of a screener on a record' },
  included: { defaultMessage: 'Included by you', description: 'Narrows the records a screener sees' },
  excluded: { defaultMessage: 'Excluded by you', description: 'Narrows the records a screener sees' },
  all: { defaultMessage: 'All records', description: 'Narrows the records of a review: not at all' },
  loading: { defaultMessage: 'The ranking reads the records …', description: 'While a ranking is prepared' },
  failed: {
    defaultMessage: 'The ranking does not work now; records stand as they came.',
    description: 'A ranking failed',
  },
  done: { defaultMessage: 'Nothing left to decide here', description: 'Said once all records were screened' },
  doneHint: {
    defaultMessage: 'Choose another part of the records above, or go on to the next stage.',
    description: 'What can be done once all records were screened',
  },
  empty: { defaultMessage: 'Nothing to screen yet', description: 'Said of a stage of screening without records' },
  emptyTitle: {
    defaultMessage: 'Add a search first; what it brings is screened here.',
    description: 'What has to be done before titles are screened',
  },
  emptyFull: {
    defaultMessage: 'What is included by title and abstract comes here.',
    description: 'What has to be done before full texts are screened',
  },
  notYours: {
    defaultMessage: 'You manage this review and do not screen. Add yourself under People to decide, too.',
    description: 'Said to somebody who cannot decide on records',
  },
});

/** A stage of screening: one record after the other, ranked by what was decided. */
export function ScreeningPart({ review, stage, onChanged }: PartProps & { stage: ScreeningStage }) {
  const t = useTranslate();
  const { id: acting } = useSnapshot(actingFor);
  const [parameters] = useSearchParams();
  const { data, mutate } = useSWR(
    [`${reviewCall(review.id)}/states`, stage, acting],
    () => fetchStates(review.id, stage),
    {
      revalidateOnFocus: false,
    },
  );
  const readAgain = useCallback(() => void mutate(), [mutate]);
  if (!review.screens) return <Banner tone="info">{t(messages.notYours)}</Banner>;
  if (data === undefined) return <Skeleton width="half" />;
  if (!data.ok || data.value.length === 0) {
    const hint = stage === 'title' ? messages.emptyTitle : messages.emptyFull;
    return <EmptyState title={t(messages.empty)}>{t(hint)}</EmptyState>;
  }
  const first = Number(parameters.get('record') ?? '');
  return (
    <Desk
      key={stage}
      review={review}
      organization={acting}
      stage={stage}
      loaded={data.value}
      first={first > 0 ? first : null}
      onLeft={onChanged}
      onOvertaken={readAgain}
    />
  );
}

function Desk(props: DeskProps) {
  const { review, stage } = props;
  const t = useTranslate();
  const desk = useDesk(props);
  const { ranking, shown, record } = desk;
  return (
    <Stack>
      <QueueChoice order={desk.order} onOrder={desk.setOrder} filter={desk.filter} onFilter={desk.setFilter} />
      <RankingNews ranking={ranking} />
      {shown === undefined && <EmptyState title={t(messages.done)}>{t(messages.doneHint)}</EmptyState>}
      {shown !== undefined && record === undefined && <Skeleton width="half" />}
      {shown !== undefined && record !== undefined && (
        <ScreeningDesk
          article={{
            number: record.id,
            title: record.reference.title === '' ? record.reference.doi : record.reference.title,
            line: recordLine(record.reference),
            abstract: record.reference.abstract,
          }}
          stage={stage}
          verdict={shown.mine}
          reason={shown.reason}
          reasons={review.protocol.reasons}
          decided={desk.decided}
          total={desk.total}
          undoable={desk.undoable}
          onDecide={desk.decide}
          onUndo={desk.undo}
          onMove={desk.move}
        />
      )}
    </Stack>
  );
}

interface QueueChoiceProps {
  order: QueueOrder;
  onOrder: (order: QueueOrder) => void;
  filter: QueueFilter;
  onFilter: (filter: QueueFilter) => void;
}

function QueueChoice({ order, onOrder, filter, onFilter }: QueueChoiceProps) {
  const t = useTranslate();
  return (
    <Inline>
      <Select
        label={t(messages.show)}
        options={QUEUE_FILTERS.map((value) => ({ value, label: t(messages[value]) }))}
        value={filter}
        onChange={onFilter}
      />
      <Select
        label={t(messages.order)}
        options={QUEUE_ORDERS.map((value) => ({ value, label: t(messages[value]) }))}
        value={order}
        onChange={onOrder}
      />
    </Inline>
  );
}

function RankingNews({ ranking: { state } }: { ranking: Ranking }) {
  const t = useTranslate();
  if (state === 'loading') return <p>{t(messages.loading)}</p>;
  return state === 'failed' ? <Banner tone="caution">{t(messages.failed)}</Banner> : null;
}
