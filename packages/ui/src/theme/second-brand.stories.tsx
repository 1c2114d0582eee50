import { dapaHfCitation } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { Inline } from '../layout/Inline/Inline.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';
import { SourceCard } from '../literature/SourceCard/SourceCard.tsx';
import { Badge } from '../primitives/Badge/Badge.tsx';
import { Banner } from '../primitives/Banner/Banner.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { TextInput } from '../primitives/TextInput/TextInput.tsx';
import { harbour } from './second-brand.css.ts';

/** A little of everything, so that a colour which is not a token's would be seen. */
function Sampler({ brand }: { brand?: keyof typeof harbour }) {
  return (
    <div className={brand === undefined ? '' : harbour[brand]}>
      <Stack gap="x4">
        <Banner tone="info">The stylesheet is the same; only the values of the tokens are others.</Banner>
        <TextInput
          label="Question"
          hint="As you would ask a colleague."
          value="Do SGLT2 inhibitors slow kidney disease?"
          onChange={fn()}
        />
        <Inline gap="x2">
          <Button variant="primary">Ask</Button>
          <Button>Save</Button>
          <Button variant="critical">Delete</Button>
          <Badge tone="pro">PRO</Badge>
          <Badge tone="positive">Ready</Badge>
        </Inline>
        <SourceCard citation={dapaHfCitation} number={1} />
      </Stack>
    </div>
  );
}

const meta = { title: 'Foundations/Second brand', component: Sampler } satisfies Meta<typeof Sampler>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Footnote: Story = {};
export const Light: Story = {
  args: { brand: 'light' },
  play: async ({ canvasElement }) => {
    const ask = within(canvasElement).getByRole('button', { name: 'Ask' });
    await expect(getComputedStyle(ask).backgroundColor).toBe('rgb(47, 62, 158)');
    await expect(getComputedStyle(ask).fontFamily).toContain('Source Serif 4 Variable');
  },
};
export const Dark: Story = {
  args: { brand: 'dark' },
  play: async ({ canvasElement }) => {
    const ask = within(canvasElement).getByRole('button', { name: 'Ask' });
    await expect(getComputedStyle(ask).backgroundColor).toBe('rgb(159, 176, 255)');
  },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } }, args: { brand: 'light' } };
