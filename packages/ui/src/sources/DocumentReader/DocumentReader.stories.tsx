import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { DocumentPage } from '../DocumentPage/DocumentPage.tsx';
import { PrintedPage } from '../DocumentPage/printed-page.fixtures.tsx';
import { DocumentReader, type DocumentReaderProps } from './DocumentReader.tsx';

function Leafing(props: DocumentReaderProps) {
  const [page, setPage] = useState(props.page);
  const [query, setQuery] = useState(props.search.query);
  const onChange = (next: string) => {
    props.search.onChange(next);
    setQuery(next);
  };
  return (
    <DocumentReader
      {...props}
      page={page}
      onPageChange={(next) => {
        props.onPageChange(next);
        setPage(next);
      }}
      search={{ ...props.search, query, onChange }}
    />
  );
}

const search = { query: '', onChange: fn(), count: 0, current: 0, onStep: fn(), busy: false };
const line = { left: 30, width: 240, height: 14 };

const meta = {
  title: 'Sources/DocumentReader',
  tags: ['overlay'],
  component: DocumentReader,
  render: (args) => <Leafing {...args} />,
  args: {
    open: true,
    onClose: fn(),
    name: 'Guideline.pdf',
    page: 7,
    pageCount: 12,
    onPageChange: fn(),
    citedPage: 7,
    percent: 100,
    fitsWidth: true,
    onZoom: fn(),
    search,
    children: (
      <DocumentPage
        width={300}
        height={400}
        scale={0.5}
        marks={[
          { kind: 'passage', ...line, top: 80 },
          { kind: 'passage', ...line, top: 96 },
          { kind: 'sentence', ...line, top: 96 },
        ]}
      >
        <PrintedPage />
      </DocumentPage>
    ),
  },
} satisfies Meta<typeof DocumentReader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RetractedArticle: Story = {
  args: {
    article: {
      pmid: '12531578',
      title: 'Combination treatment of angiotensin-II receptor blocker and angiotensin-converting-enzyme inhibitor',
      retracted: true,
      concern: false,
      corrected: true,
    },
  },
  play: async () => {
    const reader = within(await screen.findByRole('dialog', { name: 'Guideline.pdf' }));
    await expect(reader.getByText('Retracted')).toBeVisible();
    await expect(reader.getByRole('link', { name: /PMID 12531578/ })).toHaveAttribute(
      'href',
      'https://pubmed.ncbi.nlm.nih.gov/12531578/',
    );
  },
};

export const Cited: Story = {
  play: async ({ args }) => {
    const reader = within(await screen.findByRole('dialog', { name: 'Guideline.pdf' }));
    const region = await reader.findByRole('region', { name: 'Page 7 of 12' });
    await expect(region).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{PageDown}');
    await expect(reader.getByRole('region', { name: 'Page 9 of 12' })).toBeVisible();
    await userEvent.click(reader.getByRole('button', { name: 'Cited passage, page 7' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(7);
    await userEvent.keyboard('{End}');
    await expect(reader.getByRole('button', { name: 'Next page' })).toBeDisabled();
    await userEvent.keyboard('{Home}+-0');
    await expect(args.onZoom).toHaveBeenCalledTimes(3);
    await expect(args.onZoom).toHaveBeenLastCalledWith('width');
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
/** The words of the cited page were made out in its picture; on other pages nobody knows. */
export const Recognised: Story = {
  args: { isRecognised: true },
  play: async () => {
    const note = 'Text recognised from a scan: check the page image.';
    await expect(await screen.findByText(note)).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect(screen.queryByText(note)).toBeNull();
  },
};
export const PageByNumber: Story = {
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: 'Page' });
    await userEvent.clear(field);
    await userEvent.type(field, '3x{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
    await userEvent.clear(field);
    await userEvent.type(field, '999{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(12);
    await userEvent.clear(field);
    await userEvent.type(field, '0{Enter}');
    await expect(field).toHaveValue('12');
  },
};
export const Finding: Story = {
  args: { search: { ...search, count: 14, current: 3 } },
  play: async ({ args }) => {
    await screen.findByRole('region', { name: 'Page 7 of 12' });
    await userEvent.keyboard('/');
    const field = await screen.findByRole('searchbox', { name: 'Find in the document' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'dose');
    await expect(args.search.onChange).toHaveBeenLastCalledWith('dose');
    await expect(screen.getByText('3 of 14')).toBeVisible();
    await userEvent.keyboard('{Enter}{Shift>}{Enter}{/Shift}');
    await expect(args.search.onStep).toHaveBeenNthCalledWith(1, 1);
    await expect(args.search.onStep).toHaveBeenNthCalledWith(2, -1);
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('searchbox')).toBeNull();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
export const FoundNothing: Story = { args: { search: { ...search, query: 'veterinary' } } };
export const StillSearching: Story = { args: { search: { ...search, query: 'dose', busy: true } } };
export const Loading: Story = { args: { state: 'loading', pageCount: 0, children: null } };
export const NotShown: Story = {
  args: { state: 'error', pageCount: 0, error: 'The document could not be loaded.', onRetry: fn(), children: null },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const NoPreview: Story = {
  args: {
    state: 'error',
    pageCount: 0,
    error: 'The PDF could not be processed, so there is no preview.',
    children: null,
  },
};
/** One page that cannot be shown; the others can be gone to. */
export const BrokenPage: Story = {
  args: { state: 'error', error: 'The PDF could not be processed, so there is no preview.', children: null },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Next page' }));
    await expect(args.onPageChange).toHaveBeenCalledWith(8);
  },
};
export const Preview: Story = {
  args: { page: 1, citedPage: 1, name: `${'A very long name of a guideline '.repeat(6)}.pdf` },
};
export const Closed: Story = { args: { open: false } };
export const German: Story = {
  decorators: [
    spoken('de', {
      'Cited passage, page {page, number}': 'Zitierte Textstelle auf Seite {page, number}',
      'Find in the document': 'Dokument durchsuchen',
    }),
  ],
  args: { page: 8, search: { ...search, query: 'Nierenfunktionseinschränkung', count: 1_204, current: 1_200 } },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { args: { page: 8 }, globals: { viewport: { value: 'phone' } } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
