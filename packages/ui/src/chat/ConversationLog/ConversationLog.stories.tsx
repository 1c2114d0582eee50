import { answerCitations, answerClaims, answerMarkdown, historyItems } from '@footnote/domain/fixtures';
import { ANSWER_LANGUAGES, DISCLAIMER, NO_FILTERS } from '@footnote/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { ChatFrame } from '../../layout/ChatFrame/ChatFrame.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Answer } from '../Answer/Answer.tsx';
import { AnswerActions } from '../AnswerActions/AnswerActions.tsx';
import { languageOptions } from '../../primitives/LanguageSelect/language-options.ts';
import { AnswerLanguageSelect } from '../AnswerLanguageSelect/AnswerLanguageSelect.tsx';
import { ChatMessage } from '../ChatMessage/ChatMessage.tsx';
import { Composer } from '../Composer/Composer.tsx';
import { ConversationTurn } from '../ConversationTurn/ConversationTurn.tsx';
import { Disclaimer } from '../Disclaimer/Disclaimer.tsx';
import { FilterChips } from '../FilterChips/FilterChips.tsx';
import { HistoryList } from '../HistoryList/HistoryList.tsx';
import { ReferencesPanel } from '../ReferencesPanel/ReferencesPanel.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import { ConversationLog } from './ConversationLog.tsx';

const nothing = () => {};
const languages = languageOptions(ANSWER_LANGUAGES);

function Turn({ number }: { number: number }) {
  const question =
    number === 1 ? 'Does dapagliflozin reduce hospitalisation for heart failure?' : `And in group ${number}?`;
  return (
    <ConversationTurn label={question} finished>
      <ChatMessage text={question} label="You asked" />
      <Answer
        markdown={answerMarkdown}
        citations={answerCitations}
        claims={answerClaims}
        streaming={false}
        language="en"
        direction="ltr"
      />
      <AnswerActions
        copied={() => Promise.resolve({ html: answerMarkdown, text: answerMarkdown })}
        vote={0}
        onVote={nothing}
        onTables={nothing}
        onRegenerate={nothing}
        language="en"
        languages={languages}
        onAnswerIn={nothing}
      />
      <Disclaimer text={DISCLAIMER} />
    </ConversationTurn>
  );
}

const rail = (
  <HistoryList
    items={historyItems}
    currentId={historyItems[0]?.sessionId ?? null}
    hrefOf={(id) => `#${id}`}
    onOpen={nothing}
    onRename={nothing}
    onDelete={nothing}
  />
);

const controls = (
  <>
    <Button variant="quiet" size="small" icon="filter">
      Filters
    </Button>
    <AnswerLanguageSelect
      variant="quiet"
      languages={ANSWER_LANGUAGES}
      value="en"
      onChange={nothing}
      label="Answer in"
      searchLabel="Find a language"
      nothingFound="No such language"
    />
  </>
);

const chips = <FilterChips filters={{ ...NO_FILTERS, publishedSince: 2015 }} onChange={nothing} />;

function Question() {
  const [question, setQuestion] = useState('');
  return (
    <Composer
      value={question}
      onChange={setQuestion}
      onSend={nothing}
      onStop={nothing}
      busy={false}
      chips={chips}
      controls={controls}
    />
  );
}

function References() {
  const [selected, setSelected] = useState<readonly string[]>([]);
  return (
    <ReferencesPanel
      citations={answerCitations}
      cited={[1, 2, 3, 5]}
      selected={selected}
      onSelectedChange={setSelected}
      selectionLimit={25}
      onRegenerate={nothing}
      onChatWith={nothing}
    />
  );
}

/** The whole chat screen, put together from the kit. */
function ChatScreen({ turns }: { turns: number }) {
  const scroller = useRef<HTMLDivElement>(null);
  const [railOpen, setRailOpen] = useState(window.innerWidth >= 768);
  const [panelOpen, setPanelOpen] = useState(window.innerWidth >= 1050);
  return (
    <ChatFrame
      brand={<Wordmark href="#home" label="Footnote, home" />}
      rail={rail}
      railOpen={railOpen}
      onRailOpenChange={setRailOpen}
      panel={<References />}
      panelOpen={panelOpen}
      onPanelOpenChange={setPanelOpen}
      scrollRef={scroller}
      composer={<Question />}
    >
      <ConversationLog scroller={scroller} followKey="story" jumpLabel="Jump to latest">
        {Array.from({ length: turns }, (_none, index) => (
          // eslint-disable-next-line react/no-array-index-key -- turns are only ever added
          <Turn key={index} number={index + 1} />
        ))}
      </ConversationLog>
    </ChatFrame>
  );
}

const meta = {
  title: 'Chat/ConversationLog',
  tags: ['overlay'],
  component: ChatScreen,
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'desktop' } },
  args: { turns: 1 },
} satisfies Meta<typeof ChatScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const SixtyMessages: Story = {
  args: { turns: 30 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const scroller = canvas.getByRole('main').parentElement;
    if (scroller === null) throw new Error('The conversation has no scroller.');
    const atEnd = () => scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight < 50;
    const newest = canvas.getByText('And in group 30?');
    const fromTop = () => newest.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    await waitFor(() => expect(fromTop()).toBeGreaterThanOrEqual(0));
    await waitFor(() => expect(fromTop()).toBeLessThan(scroller.clientHeight / 2));
    scroller.scrollTop = 0;
    const jump = await canvas.findByRole('button', { name: 'Jump to latest' });
    const { left, top, height } = jump.getBoundingClientRect();
    // No line shows on the sides of the button.
    await expect(document.elementFromPoint(left - 4, top + height / 2)).toBe(jump.parentElement);
    await userEvent.click(jump);
    await waitFor(() => expect(atEnd()).toBe(true), { timeout: 5000 });
    // A question that is being written takes room from the log, which stays where it was read.
    const field = canvas.getByRole('textbox', { name: 'Your question' });
    const { clientHeight } = scroller;
    await userEvent.type(field, 'And{Shift>}{Enter}{Enter}{Enter}{Enter}{Enter}{/Shift}in women?');
    await waitFor(() => expect(scroller.clientHeight).toBeLessThan(clientHeight - 50));
    await waitFor(() => expect(atEnd()).toBe(true));
    await userEvent.clear(field);
    await waitFor(() => expect(scroller.clientHeight).toBe(clientHeight));
    await waitFor(() => expect(atEnd()).toBe(true));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Jump to latest' })).toBeNull());
    // What stands below the turns goes, and an answer grows before the browser has told of either: nobody scrolled.
    const turns = newest.closest('article')?.parentElement;
    if (turns === null || turns === undefined) throw new Error('The turns stand nowhere.');
    const [below, answer] = [document.createElement('div'), document.createElement('div')];
    below.style.blockSize = '80px';
    answer.style.blockSize = '400px';
    turns.after(below);
    await waitFor(() => expect(atEnd()).toBe(true));
    below.remove();
    scroller.getBoundingClientRect();
    turns.append(answer);
    await waitFor(() => expect(answer.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
    await waitFor(() => expect(atEnd()).toBe(true));
    // Whoever turns the wheel while an answer grows is left where they went.
    scroller.dispatchEvent(new WheelEvent('wheel', { deltaY: -600 }));
    turns.append(answer.cloneNode());
    scroller.scrollTop -= 600;
    await canvas.findByRole('button', { name: 'Jump to latest' });
    const { scrollTop } = scroller;
    turns.append(answer.cloneNode());
    await waitFor(() => expect(scroller.scrollHeight - scroller.clientHeight - scrollTop).toBeGreaterThan(1_000));
    await expect(scroller.scrollTop).toBe(scrollTop);
  },
};
