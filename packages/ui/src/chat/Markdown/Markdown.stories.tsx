import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Markdown } from './Markdown.tsx';

const meta = {
  title: 'Chat/Markdown',
  component: Markdown,
  args: {
    streaming: false,
    tableLabel: 'Table of the answer',
    renderCitation: (numbers, offset) => ({ marker: <sup data-offset={offset}>{numbers.join(',')}</sup> }),
    text: '',
  },
} satisfies Meta<typeof Markdown>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = {
  args: {
    text: `# Title

Paragraph with **strong**, *emphasis*, ~~struck~~, \`code\`, a [link](https://example.org) and a marker [1, 3]. 5 * 3 * 2 = 30 and p &lt; 0.05.

1. First
2. Second
   - Inner with a marker [2]

> A quotation.

| Arm | Events |
| :-- | --: |
| Active | 386 |
| Placebo | 502 |

\`\`\`
[4] in code is not a marker
\`\`\`

---

[1]: a sentence that begins with a number is not a definition.
`,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('columnheader', { name: 'Arm' })).toHaveAttribute('scope', 'col');
    await expect(canvas.getByRole('link', { name: 'link' })).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(canvasElement.textContent).toContain('p < 0.05');
    await expect(canvasElement.querySelectorAll('sup')).toHaveLength(3);
  },
};

export const HostileInput: Story = {
  args: {
    text: `<script>document.title = 'owned'</script>

<img src=x onerror="document.title='owned'"> inline <b onclick="x()">html</b>

[press](javascript:alert(1)) [data](data:text/html,x) ![picture](https://example.org/track.png)

${'>'.repeat(4000)} deep ${'*'.repeat(2000)}
`,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('img')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvasElement.querySelector('script')).toBeNull();
    await expect(canvasElement.textContent).toContain('<script>');
    await expect(canvasElement.textContent).toContain('picture');
  },
};

export const HalfATable: Story = {
  args: { streaming: true, text: 'Before\n\n| Arm | Events |\n| --' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toContain('|');
  },
};

export const HalfAMarker: Story = {
  args: { streaming: true, text: 'A claim [1, ' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toContain('[');
  },
};

export const FromTheSecondBlock: Story = {
  args: { text: 'The first line [1].\n\nThe second [2].', from: 21 },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toContain('first');
    await expect(canvasElement.querySelector('sup')).toHaveTextContent('2');
  },
};
