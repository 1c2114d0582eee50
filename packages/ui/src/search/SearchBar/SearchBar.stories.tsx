import { SPECIALTIES } from '@footnote/domain';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { SearchInput } from '../../primitives/SearchInput/SearchInput.tsx';
import { CategoryPicker } from '../CategoryPicker/CategoryPicker.tsx';
import { NO_PICO_TERMS, PicoSentenceBuilder } from '../PicoSentenceBuilder/PicoSentenceBuilder.tsx';
import { QueryEditor } from '../QueryEditor/QueryEditor.tsx';
import { SearchBar, type SearchBarProps } from './SearchBar.tsx';

function Kept(props: Omit<SearchBarProps, 'panels'>) {
  const [mode, setMode] = useState(props.mode);
  const [text, setText] = useState('salt substitutes and blood pressure');
  const [query, setQuery] = useState('salt[ti] AND blood pressure[mh]');
  const [terms, setTerms] = useState(NO_PICO_TERMS);
  const [categories, setCategories] = useState<readonly string[]>([]);
  const panels = {
    simple: (
      <SearchInput
        label="What are you looking for?"
        labelShown
        clearLabel="Clear"
        value={text}
        onChange={setText}
        placeholder="A few words or a question"
      />
    ),
    pico: <PicoSentenceBuilder terms={terms} onChange={setTerms} />,
    query: <QueryEditor value={query} onChange={setQuery} issues={[]} />,
    category: <CategoryPicker specialties={SPECIALTIES} selected={categories} onChange={setCategories} />,
  };
  const change = (next: SearchBarProps['mode']) => {
    setMode(next);
    props.onModeChange(next);
  };
  return <SearchBar {...props} mode={mode} onModeChange={change} panels={panels} />;
}

const meta = {
  title: 'Search/SearchBar',
  component: SearchBar,
  render: (args) => <Kept {...args} />,
  args: {
    mode: 'simple',
    onModeChange: fn(),
    onSearch: fn(),
    panels: { simple: null, pico: null, query: null, category: null },
  },
} satisfies Meta<typeof SearchBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Simple: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onModeChange).toHaveBeenLastCalledWith('pico');
    await userEvent.keyboard('{ArrowLeft}');
    await userEvent.type(canvas.getByRole('searchbox'), '{Enter}');
    await expect(args.onSearch).toHaveBeenCalledOnce();
  },
};
export const Pico: Story = { args: { mode: 'pico' } };
export const Query: Story = { args: { mode: 'query' } };
export const Category: Story = { args: { mode: 'category' } };
export const Blocked: Story = {
  args: { mode: 'pico', blocked: 'Name the patients or the treatment first.' },
  play: async ({ canvasElement, args }) => {
    await userEvent.type(within(canvasElement).getByLabelText('Patients with'), '{Enter}');
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};
export const Counted: Story = { args: { status: '1,204 articles' } };
export const Searching: Story = { args: { busy: true } };
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const German: Story = {
  globals: { viewport: { value: 'phone' } },
  args: {},
};
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
