import {
  answerCitations,
  arabicCitation,
  bareCitation,
  manyAuthorsCitation,
  pdfCitation,
} from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ExportMenu } from '../../library/ExportMenu/ExportMenu.tsx';
import { ReferencesPanel, type ReferencesPanelProps } from './ReferencesPanel.tsx';
import { messages } from './ReferencesPanel.messages.ts';
import { english } from '../../messages/english.ts';

function Chosen(props: ReferencesPanelProps) {
  const [selected, setSelected] = useState<readonly string[]>(props.selected);
  return <ReferencesPanel {...props} selected={selected} onSelectedChange={setSelected} />;
}

const exported = fn();

function Exporting(props: ReferencesPanelProps) {
  const [selected, setSelected] = useState<readonly string[]>(props.selected);
  const some = selected.length > 0;
  const menu = (
    <ExportMenu
      label={some ? `Export ${selected.length} selected` : 'Export'}
      variant={some ? 'secondary' : 'quiet'}
      formats={[
        { id: 'csv', label: 'CSV, for spreadsheets' },
        { id: 'ris', label: 'RIS, for reference managers' },
      ]}
      onExport={(format) => exported(format, selected)}
    />
  );
  return <ReferencesPanel {...props} selected={selected} onSelectedChange={setSelected} actions={menu} />;
}

const meta = {
  title: 'Chat/ReferencesPanel',
  component: ReferencesPanel,
  render: (args) => <Chosen {...args} />,
  args: {
    citations: answerCitations,
    cited: [1, 2, 3, 5],
    selected: [],
    onSelectedChange: fn(),
    selectionLimit: 25,
    onRegenerate: fn(),
    onChatWith: fn(),
  },
} satisfies Meta<typeof ReferencesPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CitedAndRead: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select reference 2' }));
    canvas.getByRole('checkbox', { name: 'Select reference 4' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Regenerate from selected' }));
    await expect(args.onRegenerate).toHaveBeenCalledWith(['26378978', '36351458']);
  },
};

/** Opens the menu of the button in focus, and waits until its first item is reached. */
async function openByKeyboard() {
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(document.activeElement).toHaveRole('menuitem'));
}

export const WithExport: Story = {
  render: (args) => <Exporting {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Export' }).focus();
    await openByKeyboard();
    await userEvent.keyboard('{Enter}');
    await expect(exported).toHaveBeenLastCalledWith('csv', []);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select reference 2' }));
    canvas.getByRole('button', { name: 'Export 1 selected' }).focus();
    await openByKeyboard();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(exported).toHaveBeenLastCalledWith('ris', ['26378978']);
  },
};
export const WithExportOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { selected: ['31535829'] },
  render: (args) => <Exporting {...args} />,
};

export const Focused: Story = {
  args: { focus: { number: 5 } },
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await waitFor(() => expect(items.some((item) => item === document.activeElement)).toBe(true));
  },
};

export const LimitReached: Story = {
  args: { selectionLimit: 2, selected: ['31535829', '26378978'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('checkbox', { name: 'Select reference 3' })).toBeDisabled();
  },
};

export const UnusualReferences: Story = {
  args: {
    citations: [manyAuthorsCitation, arabicCitation, bareCitation, pdfCitation],
    cited: [1, 2],
    onOpenPage: fn(),
  },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open page 12' }));
    await expect(args.onOpenPage).toHaveBeenCalledWith(4);
  },
};

export const AbstractOpen: Story = {
  play: async ({ canvasElement }) => {
    const [first] = within(canvasElement).getAllByRole('button', { name: 'Abstract' });
    if (first !== undefined) await userEvent.click(first);
    await expect(within(canvasElement).getByText(/randomly assigned 4744 patients/)).toBeVisible();
  },
};

export const Running: Story = {
  args: { running: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: english(messages.cited) })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: english(messages.alsoRead) })).toBeNull();
  },
};
export const RunningUncited: Story = { args: { running: true, cited: [] } };
export const Empty: Story = { args: { citations: [], cited: [] } };
export const Loading: Story = { args: { citations: [], cited: [], status: 'loading' } };
export const Failed: Story = { args: { citations: [], cited: [], status: 'error', onRetry: fn() } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { selected: ['31535829'] } };

/** A record whose citation does not name its collection, as in answers from before, has no box; its text stands where others do. */
export const WithARecord: Story = {
  args: {
    citations: answerCitations.map((citation, at) =>
      at === 1
        ? { ...citation, id: 'record:one', type: 'other', path: '/library?collection=one&search=one', url: '' }
        : citation,
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('checkbox', { name: 'Select reference 2' })).toBeNull();
    await expect(canvas.getByRole('checkbox', { name: 'Select reference 1' })).toBeEnabled();
    const starts = canvas.getAllByRole('heading', { level: 4 }).map((title) => title.getBoundingClientRect().left);
    await expect(new Set(starts).size).toBe(1);
  },
};

/** References in several languages stand by language, under the numbers they have in the answer. */
export const InSeveralLanguages: Story = {
  args: {
    cited: [1, 2, 3, 4],
    citations: answerCitations.slice(0, 5).map((citation, at) => {
      const languages = [['eng'], ['ger'], ['ger', 'eng'], ['mul'], []][at] ?? [];
      return { ...citation, languages };
    }),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const lists = canvas.getAllByRole('list');
    await expect(lists.slice(0, 3).map((list) => within(list).getAllByRole('listitem').length)).toEqual([2, 1, 1]);
    const select = (number: number) => ({ name: english(messages.select, { number }) });
    const inEnglish = canvas.getByRole('list', { name: 'In English' });
    await expect(within(inEnglish).getByRole('checkbox', select(3))).toBeVisible();
    await expect(
      within(canvas.getByRole('list', { name: 'In German' })).getByRole('checkbox', select(2)),
    ).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'In several languages' })).toBeVisible();
  },
};
