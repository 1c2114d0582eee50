import { dapaHfCitation, empaRegCitation, sglt2KidneyCitation } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { AgreementBar } from '../../literature/AgreementBar/AgreementBar.tsx';
import { SourceCard } from '../../literature/SourceCard/SourceCard.tsx';
import { Link } from '../../primitives/Link/Link.tsx';
import { AudienceSection } from './AudienceSection.tsx';

const meta = {
  title: 'Content/AudienceSection',
  component: AudienceSection,
  parameters: { layout: 'fullscreen' },
  args: {
    anchor: 'healthcare',
    title: 'Healthcare',
    text: 'Between two patients there are three minutes. They are enough for one question and the sentence its answer rests on.',
    points: [
      'Trials and reviews first, with design and size beside every reference',
      'Your own guidelines, asked in the same place',
      'Answers in the language of the ward',
    ],
    action: <Link href="#chat">Ask a clinical question</Link>,
    picture: <SourceCard number={1} citation={dapaHfCitation} />,
  },
} satisfies Meta<typeof AudienceSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Healthcare: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region', { name: 'Healthcare' });
    await expect(section).toHaveAttribute('id', 'healthcare');
    await expect(within(section).getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
  },
};
export const PictureAtTheStart: Story = {
  args: {
    anchor: 'academic',
    title: 'Academic',
    text: 'A review begins with knowing what there is, and whether it agrees.',
    points: ['Search by PICO sentence, query or category', 'Export to your reference manager'],
    picture: <AgreementBar agreement={{ agree: 14, dissent: 3, unclear: 5 }} />,
    pictureSide: 'start',
    action: <Link href="#browse">Search the literature</Link>,
  },
  globals: { viewport: { value: 'desktop' } },
};
export const WordsOnly: Story = {
  render: ({ picture: _picture, action: _action, ...args }) => <AudienceSection {...args} />,
};
export const ThreeOnAPage: Story = {
  render: (args) => (
    <>
      <AudienceSection {...args} anchor="academic" title="Academic" />
      <AudienceSection {...args} pictureSide="start" picture={<SourceCard number={1} citation={empaRegCitation} />} />
      <AudienceSection
        {...args}
        anchor="sciences"
        title="Life sciences"
        picture={<SourceCard number={1} citation={sglt2KidneyCitation} />}
      />
    </>
  ),
};
export const German: Story = {
  args: {
    title: 'Gesundheitsversorgung und Krankenhausapotheken',
    text: 'Zwischen zwei Behandlungsterminen reicht die Zeit für eine Frage und den Satz, auf dem die Antwort beruht.',
    points: ['Arzneimittelverträglichkeitsuntersuchungen', 'Eigene Behandlungsleitlinien', 'Antworten auf Deutsch'],
    action: <Link href="#chat">Eine klinische Frage stellen</Link>,
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = { globals: { direction: 'rtl', viewport: { value: 'desktop' } } };
