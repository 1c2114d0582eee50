import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DocumentPage } from './DocumentPage.tsx';
import { PrintedPage } from './printed-page.fixtures.tsx';

const line = { left: 30, width: 240, height: 14 };

const meta = {
  title: 'Sources/DocumentPage',
  component: DocumentPage,
  args: {
    width: 300,
    height: 400,
    scale: 0.5,
    marks: [
      { kind: 'passage', ...line, top: 80 },
      { kind: 'passage', ...line, top: 96 },
      { kind: 'sentence', ...line, top: 96 },
    ],
    children: <PrintedPage />,
  },
} satisfies Meta<typeof DocumentPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const CitedPassage: Story = {
  play: async ({ canvasElement }) => {
    const marks = [...canvasElement.querySelectorAll('[data-mark]')];
    await expect(marks.map((mark) => mark.getAttribute('data-mark'))).toEqual(['passage', 'passage', 'sentence']);
    const [page, mark] = [canvasElement.querySelector('[data-theme]'), marks[2]].map((part) =>
      part?.getBoundingClientRect(),
    );
    await expect((mark?.top ?? 0) - (page?.top ?? 0)).toBe(96);
    await expect((mark?.left ?? 0) - (page?.left ?? 0)).toBe(30);
  },
};
export const Found: Story = {
  args: {
    marks: [
      { kind: 'found', left: 60, top: 48, width: 40, height: 14 },
      { kind: 'current', left: 120, top: 96, width: 40, height: 14 },
    ],
  },
};
export const Drawing: Story = { args: { busy: true, marks: [], children: null } };
export const Dark: Story = { globals: { theme: 'dark' } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
