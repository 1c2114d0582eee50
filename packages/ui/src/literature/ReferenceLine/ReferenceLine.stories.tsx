import {
  arabicCitation,
  bareCitation,
  dapaHfCitation,
  manyAuthorsCitation,
  pdfCitation,
} from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { referenceLabels } from '../english-labels.fixtures.ts';
import { ReferenceLine } from './ReferenceLine.tsx';

const meta = {
  title: 'Literature/ReferenceLine',
  component: ReferenceLine,
  args: { citation: dapaHfCitation, labels: referenceLabels },
} satisfies Meta<typeof ReferenceLine>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Article: Story = {};
export const OverAHundredAuthors: Story = { args: { citation: manyAuthorsCitation } };
export const Page: Story = { args: { citation: pdfCitation } };
export const NothingKnown: Story = { args: { citation: bareCitation } };
export const Arabic: Story = { args: { citation: arabicCitation } };
