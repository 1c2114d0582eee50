import {
  arabicCitation,
  bareCitation,
  dapaHfCitation,
  manyAuthorsCitation,
  pdfCitation,
} from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReferenceLine } from './ReferenceLine.tsx';
import { referenceMessages } from '../reference.messages.ts';
import { english } from '../../messages/english.ts';

/** An article of PubMed that names all its authors. */
const wholeCitation = { ...dapaHfCitation, authors_partial: false };

const meta = {
  title: 'Literature/ReferenceLine',
  component: ReferenceLine,
  args: { citation: wholeCitation },
} satisfies Meta<typeof ReferenceLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {
  play: async ({ canvasElement }) => {
    const { journal, first_author, authors, publication_date, pmid } = wholeCitation;
    const author = `${first_author} ${english(referenceMessages.moreAuthors, { count: authors.length - 1 })}`;
    await expect(canvasElement).toHaveTextContent(
      `${journal} · ${author} · ${publication_date.slice(0, 4)} · PMID ${pmid}`,
    );
  },
};
/** A record that names only some of its authors: no number is said, because it would be false. */
export const SomeAuthorsOnly: Story = {
  args: { citation: dapaHfCitation },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(`${dapaHfCitation.first_author} et al. · 2019`);
    await expect(canvasElement).not.toHaveTextContent('others');
  },
};
export const OverAHundredAuthors: Story = { args: { citation: manyAuthorsCitation } };
export const Page: Story = {
  args: { citation: pdfCitation },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(`${pdfCitation.source} · Page ${pdfCitation.page}`);
    await expect(canvasElement).not.toHaveTextContent('PMID');
  },
};
export const NothingKnown: Story = {
  args: { citation: bareCitation },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).not.toHaveTextContent('·');
  },
};
export const Arabic: Story = { args: { citation: arabicCitation } };
