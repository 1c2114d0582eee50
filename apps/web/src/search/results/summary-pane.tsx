import type { SearchAnswer, SearchDoc, Writer } from '@footnote/domain';
import { Answer, Banner, Button, Disclaimer, PageSummary, Stack } from '@footnote/ui';
import { useEffect, useRef, useState } from 'react';
import { defineMessages } from 'react-intl';
import { failureMessage } from '../../platform/i18n/failure-messages.ts';
import { reportProblem } from '../../platform/api/report-problem.ts';
import { readStored, writeStored } from '../../platform/storage/stored-value.ts';
import { composeSearch } from '../compose-search.ts';
import type { ScreenMessages } from '../screen-messages.ts';
import { fetchSearch } from '../search.client.ts';
import type { Search, SearchState } from '../search-state.ts';

const messages = defineMessages({
  ask: { defaultMessage: 'Summarise this page', description: 'Asks for an overview of the results' },
  title: { defaultMessage: 'Overview of this page', description: 'Heading over the overview of the results' },
  none: { defaultMessage: 'These results give nothing to sum up.', description: 'Said where there is no overview' },
  quoted: {
    defaultMessage: 'Sentences of the articles, word for word. Not medical advice and not a clinical decision tool.',
    description: 'Said below an overview that quotes',
  },
  quotedInstead: {
    defaultMessage:
      'The language model did not answer. Sentences of the articles, word for word. Not medical advice and not a clinical decision tool.',
    description: 'Said below an overview that quotes because the language model failed',
  },
  written: {
    defaultMessage:
      'Written by the language model {model}; its references were checked. Not medical advice and not a clinical decision tool.',
    description: 'Said below an overview that a model wrote',
  },
});

export interface SummaryPaneProps {
  state: SearchState;
  search: Search;
  /** The results of the page; the numbers of the overview count in them. */
  docs: readonly SearchDoc[];
  /** Brings a result into view, by its place on the page from 0. */
  onShow: (at: number) => void;
  words: ScreenMessages;
}

/** Says that the overview was folded; the next page of results keeps it so. */
const FOLDED = 'footnote-overview-folded';

type Overview =
  | { stage: 'none' }
  | { stage: 'running' }
  | { stage: 'failed'; message: string }
  | { stage: 'done'; answer: SearchAnswer };

/** An overview of the page on demand; mount it anew for another page. */
export function SummaryPane({ state, search, docs, onShow, words }: SummaryPaneProps) {
  const [overview, setOverview] = useState<Overview>({ stage: 'none' });
  const [folded, setFolded] = useState(() => readStored(FOLDED) !== undefined);
  const fold = (next: boolean) => {
    setFolded(next);
    writeStored(FOLDED, next ? 'true' : null);
  };
  const stop = useRef<AbortController>(null);
  useEffect(() => () => stop.current?.abort(), []);
  const ask = () => {
    // Who asks for it wants to read it.
    fold(false);
    stop.current = new AbortController();
    const { signal } = stop.current;
    setOverview({ stage: 'running' });
    const { page, pageSize } = state;
    fetchSearch(composeSearch(state, search, { page, pageSize, facets: false, summary: true }), signal).then(
      (found) =>
        setOverview(
          found.ok ? outcomeOf(found.value, words) : { stage: 'failed', message: failureMessage(words.t, found.error) },
        ),
      (cause: unknown) => signal.aborted || reportProblem(String(cause)),
    );
  };
  if (overview.stage !== 'done') {
    return (
      <Stack gap="x2" align="start">
        {overview.stage === 'failed' && <Banner tone="caution">{overview.message}</Banner>}
        <Button size="small" icon="document" busy={overview.stage === 'running'} onClick={ask}>
          {words.t(messages.ask)}
        </Button>
      </Stack>
    );
  }
  const { summary, summary_checks: checks } = overview.answer;
  return (
    <PageSummary title={words.t(messages.title)} open={!folded} onOpenChange={(open) => fold(!open)}>
      <Stack gap="x2">
        <Answer
          markdown={summary}
          citations={docs}
          claims={checks?.claims ?? []}
          streaming={false}
          language="en"
          direction="ltr"
          onShowReference={(number) => onShow(number - 1)}
        />
        <Disclaimer text={writerNote(words.t, checks?.writer)} />
      </Stack>
    </PageSummary>
  );
}

/** Who wrote the overview, and what it is not. */
function writerNote(t: ScreenMessages['t'], writer: Writer | undefined): string {
  if (writer?.kind === 'model') return t(messages.written, { model: writer.model });
  return t(writer?.instead_of === undefined ? messages.quoted : messages.quotedInstead);
}

function outcomeOf(answer: SearchAnswer, words: ScreenMessages): Overview {
  if (answer.summary !== '') return { stage: 'done', answer };
  const { summary_problem: message, summary_problem_code: code } = answer;
  const problem = message === '' ? words.t(messages.none) : failureMessage(words.t, { code, message });
  return { stage: 'failed', message: problem };
}
