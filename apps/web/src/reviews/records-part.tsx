import { RECORD_FILTERS, type ReviewRecord, type ScreeningStage } from '@footnote/domain';
import { Button, EmptyState, Inline, Pagination, SearchInput, Select, Skeleton, Stack } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { showFailure } from '../platform/api/show-failure.ts';
import { useTranslate } from '../platform/i18n/translate.ts';
import { useList } from '../platform/lists/use-list.ts';
import type { PartProps } from './part-props.ts';
import { recordLine } from './record-line.ts';
import { stageMessages, verdictMessages } from './review-words.ts';
import { changeDuplicate, fetchRecords, reviewCall, settleConflict } from './reviews.client.ts';

const messages = defineMessages({
  search: { defaultMessage: 'Search the records', description: 'Names the search among records of a review' },
  clear: { defaultMessage: 'Clear', description: 'Empties the search among systematic reviews' },
  show: { defaultMessage: 'Show', description: 'Names a choice that narrows a list' },
  all: { defaultMessage: 'All records', description: 'Narrows the records of a review: not at all' },
  open: { defaultMessage: 'Not yet decided', description: 'Narrows the records of a review' },
  conflicts: { defaultMessage: 'Conflicts', description: 'Narrows the records of a review' },
  included: { defaultMessage: 'Included by title and abstract', description: 'Narrows the records of a review' },
  excluded: { defaultMessage: 'Excluded by title and abstract', description: 'Narrows the records of a review' },
  duplicates: { defaultMessage: 'Duplicates', description: 'Narrows the records of a review' },
  none: { defaultMessage: 'No records here', description: 'Said of an empty list of records' },
  pages: { defaultMessage: 'Pages of the records', description: 'Names the pagination of records' },
  number: { defaultMessage: 'Record {number, number} · {source}', description: 'Number and source of a record' },
  duplicateOf: {
    defaultMessage: 'The same as record {number, number}',
    description: 'Said of a duplicate among records',
  },
  settled: {
    defaultMessage: '{stage}: a conflict was settled as “{verdict}”',
    description: 'Said of a record about which screeners differed',
  },
  reopen: { defaultMessage: 'Open the conflict again', description: 'Takes back how a conflict was settled' },
  restore: { defaultMessage: 'It is no duplicate', description: 'Brings back a record taken for a duplicate' },
});

/** Characters that a call looks for at most. */
const SEARCH_CHARACTERS = 200;

/** All records of a review, with the duplicates, which can be brought back. */
export function RecordsPart({ review, onChanged }: PartProps) {
  const t = useTranslate();
  const list = useList(`${reviewCall(review.id)}/records`, fetchRecords, { column: '', direction: 'ascending' });
  const { page, pageSize, filters } = list;
  const shown = list.shown?.ok === true ? list.shown.value : null;
  const done = () => {
    void list.again();
    onChanged();
  };
  return (
    <Stack>
      <SearchInput
        label={t(messages.search)}
        placeholder={t(messages.search)}
        clearLabel={t(messages.clear)}
        value={list.query}
        onChange={(next) => list.changeQuery(next.slice(0, SEARCH_CHARACTERS))}
        onSearch={(next) => list.search(next.slice(0, SEARCH_CHARACTERS))}
      />
      <Select
        label={t(messages.show)}
        options={RECORD_FILTERS.map((value) => ({ value, label: t(messages[value]) }))}
        value={RECORD_FILTERS.find((filter) => filter === filters['filter']) ?? 'all'}
        onChange={(filter) => list.changeFilters({ filter })}
      />
      {list.shown === undefined && <Skeleton width="half" />}
      {shown?.total === 0 && <EmptyState title={t(messages.none)} />}
      {shown?.records.map((record) => (
        <RecordEntry key={record.id} record={record} review={review} onChanged={done} />
      ))}
      {shown !== null && shown.total > pageSize && (
        <Pagination
          label={t(messages.pages)}
          page={page}
          pageSize={pageSize}
          total={shown.total}
          pageSizes={[pageSize]}
          onChange={list.changePage}
        />
      )}
    </Stack>
  );
}

function RecordEntry({ record, review, onChanged }: PartProps & { record: ReviewRecord }) {
  const t = useTranslate();
  const { id, reference, source, duplicateOf, decisions } = record;
  const settlements = decisions.filter(({ member }) => member === null);
  const change = async (changing: ReturnType<typeof changeDuplicate>) => {
    const changed = await changing;
    if (!changed.ok) await showFailure(t, changed.error);
    onChanged();
  };
  const reopen = (stage: ScreeningStage) => settleConflict(review.id, { record: id, stage, verdict: null, reason: '' });
  return (
    <article aria-labelledby={`record-${id}`}>
      <Stack gap="x1">
        <h2 id={`record-${id}`} dir="auto">
          {reference.title === '' ? reference.doi : reference.title}
        </h2>
        <p dir="auto">{recordLine(reference)}</p>
        <p>{t(messages.number, { number: id, source })}</p>
        {settlements.map(({ stage, verdict }) => (
          <Inline key={stage}>
            <span>{t(messages.settled, { stage: t(stageMessages[stage]), verdict: t(verdictMessages[verdict]) })}</span>
            {review.manageable && (
              <Button size="small" onClick={() => void change(reopen(stage))}>
                {t(messages.reopen)}
              </Button>
            )}
          </Inline>
        ))}
        {duplicateOf !== null && (
          <Inline>
            <span>{t(messages.duplicateOf, { number: duplicateOf })}</span>
            <Button size="small" onClick={() => void change(changeDuplicate(review.id, id, null))}>
              {t(messages.restore)}
            </Button>
          </Inline>
        )}
      </Stack>
    </article>
  );
}
