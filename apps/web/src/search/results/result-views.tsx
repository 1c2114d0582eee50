import type { SearchAnswer, SearchDoc } from '@footnote/domain';
import { MeshList, Modal, ResultCard, ResultList, ResultTable } from '@footnote/ui';
import { useEffect, useState, type ComponentType } from 'react';
import { defineMessages } from 'react-intl';
import type { ScreenMessages } from '../screen-messages.ts';
import { emptyState, type SearchState } from '../search-state.ts';
import type { SearchRoute } from '../use-search-route.ts';
import type { Selection } from './use-selection.ts';

const messages = defineMessages({
  article: { defaultMessage: 'Article', description: 'Names the window of one result' },
  close: { defaultMessage: 'Close article', description: 'Closes the window of one result' },
});

type Save = ComponentType<{ citation: SearchDoc }>;

/** Draws the button that saves a result, once it is there; here and not shared, as pages that begin list every file that is. */
function useArticleSave() {
  const [part, setPart] = useState<{ Save: Save } | null>(null);
  useEffect(() => {
    void import('../../platform/library/article-save.tsx')
      .then(({ ArticleSave }) => setPart({ Save: ArticleSave }))
      .catch(() => undefined);
  }, []);
  return (citation: SearchDoc) => part && <part.Save citation={citation} />;
}

export interface ResultViewsProps {
  route: SearchRoute;
  answer: SearchAnswer;
  /** Number of the first result, from 1. */
  first: number;
  selection: Selection;
  /** Ids of the results whose abstract is shown. */
  opened: ReadonlySet<string>;
  onOpen: (id: string, open: boolean) => void;
  /** The result to bring into view. */
  shown: { at: number } | null;
  words: ScreenMessages;
}

/** The results of one page, as cards or as a table. */
export function ResultViews(props: ResultViewsProps) {
  const { route, answer, first, selection, opened, onOpen, shown } = props;
  const { state } = route;
  const articleSave = useArticleSave();
  if (state.view === 'table') return <TableView {...props} />;
  return (
    <ResultList
      citations={answer.docs}
      first={first}
      selected={selection.ids}
      onSelect={({ id }, on) => selection.set([id], on)}
      opened={opened}
      onOpen={onOpen}
      renderDetails={(doc) => <Headings doc={doc} route={route} />}
      renderActions={articleSave}
      shown={shown}
    />
  );
}

/** Rows; the abstract of one opens above the page. */
function TableView({ route, answer, selection, shown, words }: ResultViewsProps) {
  const [openId, setOpenId] = useState<string | null>(null);
  const [asked, setAsked] = useState(shown);
  if (asked !== shown) {
    setAsked(shown);
    setOpenId(shown === null ? null : (answer.docs[shown.at]?.id ?? null));
  }
  const articleSave = useArticleSave();
  const doc = answer.docs.find(({ id }) => id === openId);
  return (
    <>
      <ResultTable
        citations={answer.docs}
        selected={selection.ids}
        onSelect={(id, on) => selection.set([id], on)}
        onOpen={setOpenId}
      />
      <Modal
        open={doc !== undefined}
        onOpenChange={() => setOpenId(null)}
        title={words.t(messages.article)}
        closeLabel={words.t(messages.close)}
      >
        {doc !== undefined && (
          <ResultCard
            citation={doc}
            selected={selection.ids.has(doc.id)}
            onSelect={(on) => selection.set([doc.id], on)}
            open
            onOpen={() => setOpenId(null)}
            actions={articleSave(doc)}
          >
            <Headings doc={doc} route={route} />
          </ResultCard>
        )}
      </Modal>
    </>
  );
}

interface HeadingsProps {
  doc: SearchDoc;
  route: SearchRoute;
}

/** What an article is filed under; each heading searches for its articles. */
function Headings({ doc, route }: HeadingsProps) {
  const stateOf = (descriptor: string): SearchState => ({
    ...emptyState('query'),
    search: { mode: 'query', query: `"${descriptor.replaceAll('"', '')}"[mesh]` },
    pageSize: route.state.pageSize,
    view: route.state.view,
  });
  return (
    <MeshList
      headings={doc.mesh}
      href={({ descriptor }) => route.hrefOf(stateOf(descriptor))}
      onSelect={({ descriptor }) => route.show(stateOf(descriptor))}
    />
  );
}
