import {
  arabicCitation,
  citationFixture,
  dapaHfCitation,
  empaRegCitation,
  manyAuthorsCitation,
  pdfCitation,
  surgisphereCitation,
} from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { LibraryTable, type LibraryTableProps } from './LibraryTable.tsx';

function Kept(props: LibraryTableProps) {
  const [selected, setSelected] = useState(props.selected);
  const change = (next: typeof selected) => {
    setSelected(next);
    props.onSelectedChange(next);
  };
  return <LibraryTable {...props} selected={selected} onSelectedChange={change} />;
}

const articles = [dapaHfCitation, pdfCitation, surgisphereCitation, empaRegCitation, arabicCitation];

const meta = {
  title: 'Library/LibraryTable',
  component: LibraryTable,
  render: (args) => <Kept {...args} />,
  args: {
    articles,
    selected: new Set<string>(),
    onSelectedChange: fn(),
    onOpen: fn(),
    onExport: fn(),
    onRemove: fn(),
    onRetry: fn(),
    emptyAction: <Link href="#browse">Search the literature</Link>,
  },
} satisfies Meta<typeof LibraryTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithADocument: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/1 of 5 is a document/)).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Export 5 to CSV' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onExport).toHaveBeenLastCalledWith(
      'ris',
      [dapaHfCitation, surgisphereCitation, empaRegCitation, arabicCitation].map(({ id }) => id),
    );
    await userEvent.click(canvas.getByRole('checkbox', { name: `Select ${empaRegCitation.title}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Export 1 to CSV' }));
    await expect(args.onExport).toHaveBeenLastCalledWith('csv', [empaRegCitation.id]);
    await userEvent.click(canvas.getByRole('button', { name: empaRegCitation.title }));
    await expect(args.onOpen).toHaveBeenCalledWith(empaRegCitation.id);
  },
};
export const DocumentsOnly: Story = {
  args: { articles: [pdfCitation] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Export 0 to RIS' })).toBeDisabled();
  },
};
export const WithoutPlan: Story = {
  args: { onUpgrade: fn() },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Export to RIS (PRO)' }));
    await expect(args.onUpgrade).toHaveBeenCalledOnce();
    await expect(args.onExport).not.toHaveBeenCalled();
  },
};
export const Exporting: Story = { args: { exporting: 'ris' } };
export const Many: Story = {
  args: {
    articles: Array.from({ length: 2_000 }, (_, index) =>
      citationFixture({
        id: `saved-${index}`,
        pmid: String(90_000_000 + index),
        title: `Saved article ${index + 1}`,
        publication_date: String(1990 + (index % 36)),
        ml_n: index % 7 === 0 ? null : index * 3 + 10,
      }),
    ),
  },
};
export const VeryLong: Story = {
  args: { articles: [{ ...manyAuthorsCitation, title: manyAuthorsCitation.title.repeat(6) }] },
};
export const Empty: Story = { args: { articles: [] } };
export const Loading: Story = { args: { articles: [], state: 'loading' } };
export const Failed: Story = { args: { articles: [], state: 'error' } };
export const German: Story = {
  decorators: [
    spoken('de', {
      Library: 'Literatursammlung',
      Article: 'Veröffentlichung',
      Design: 'Studiendesign',
      People: 'Teilnehmende',
      Year: 'Erscheinungsjahr',
      Document: 'Eigenes Dokument',
      'Export {count, number} to CSV': '{count, number} in eine CSV-Datei ausführen',
      'Export {count, number} to RIS': '{count, number} an die Literaturverwaltung übergeben',
      '{refused, plural, one {{refused, number} of {count, number} is a document} other {{refused, number} of {count, number} are documents}}. Only PubMed articles can be exported to RIS.':
        '{refused, number} ist ein eigenes Dokument; nur PubMed-Veröffentlichungen lassen sich übergeben.',
    }),
  ],
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
