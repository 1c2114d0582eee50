import { uncitedClaims, type Verdict } from '@footnote/domain';
import {
  answerCitations,
  answerClaims,
  answerMarkdown,
  adolescentsCitations,
  adolescentsEvidence,
  sglt2Evidence,
  sglt2Markdown,
  arabicAnswerMarkdown,
  germanAnswerMarkdown,
} from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { useEffect, useState } from 'react';
import { Answer, type AnswerProps } from './Answer.tsx';

const meta = {
  title: 'Chat/Answer',
  component: Answer,
  args: {
    markdown: answerMarkdown,
    citations: answerCitations,
    claims: answerClaims,
    streaming: false,
    language: 'en',
    direction: 'ltr',
    onShowReference: fn(),
  },
} satisfies Meta<typeof Answer>;

export default meta;
type Story = StoryObj<typeof meta>;

const longAnswer = Array.from({ length: 40 }, () => answerMarkdown)
  .join('\n')
  .slice(0, 32_000);

/** Lets an answer grow by sixty characters at a time, as a fast model sends them. */
function Growing(props: AnswerProps) {
  const [length, setLength] = useState(0);
  const ended = length >= longAnswer.length;
  useEffect(() => {
    if (ended) return undefined;
    const timer = setTimeout(() => setLength(length + 60), 8);
    return () => clearTimeout(timer);
  }, [length, ended]);
  return (
    <Answer {...props} markdown={longAnswer.slice(0, length)} streaming={!ended} claims={ended ? props.claims : []} />
  );
}

const chip = (canvas: HTMLElement, name: RegExp) => within(canvas).findAllByRole('button', { name });

export const Checked: Story = {
  play: async ({ canvasElement, args }) => {
    const [first] = await chip(canvasElement, /^References 1, 3, supported/);
    if (first === undefined) throw new Error('The first claim has no chip.');
    first.focus();
    await userEvent.keyboard('{Enter}');
    const card = await screen.findByRole('dialog', { name: 'Sources 1, 3' });
    await waitFor(() => expect(within(card).getByText(/Dapagliflozin improved outcomes/)).toBeVisible());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const [show] = within(await screen.findByRole('dialog')).getAllByRole('button', { name: 'Show in references' });
    if (show !== undefined) await userEvent.click(show);
    await expect(args.onShowReference).toHaveBeenCalledWith(1);
  },
};

export const NotWrittenByFootnote: Story = {
  args: {
    claims: [],
    warning:
      'Not written by Footnote. Another program saved this answer, and nobody checked it against its references.',
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/^Not written by Footnote/)).toBeVisible();
    await expect(within(canvasElement).queryByText(/supported/)).toBeNull();
  },
};

export const CardOnHover: Story = {
  play: async ({ canvasElement }) => {
    const [partly] = await chip(canvasElement, /^Reference 2, partly/);
    if (partly === undefined) throw new Error('The claim that is partly supported has no chip.');
    await userEvent.hover(partly);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Source 2' })).toBeVisible());
  },
};

export const RetractedSource: Story = {
  play: async ({ canvasElement }) => {
    const [retracted] = await chip(canvasElement, /^Reference 5 cites a retracted article, not found/);
    if (retracted === undefined) throw new Error('The retracted source has no chip.');
    await userEvent.click(retracted);
    const card = await screen.findByRole('dialog', { name: 'Source 5' });
    await waitFor(() => expect(within(card).getByText('This article was retracted. Do not rely on it.')).toBeVisible());
    await expect(within(card).getByText('No sentence of this source carries the claim.')).toBeVisible();
  },
};

const checked = (verdict: Verdict, directness?: 'direct' | 'indirect'): Pick<AnswerProps, 'claims'> => ({
  claims: answerClaims.map((claim) => ({
    ...claim,
    verdict,
    support: verdict === 'quoted' ? 'supported' : 'not found',
    ...(directness === undefined ? {} : { directness }),
  })),
});

export const QuotedAndDirect: Story = {
  args: checked('quoted', 'direct'),
  play: async ({ canvasElement }) => {
    const [first] = await chip(canvasElement, /quoted word for word$/);
    await expect(first).toBeVisible();
    await expect(within(canvasElement).getByText(/cited sentences supported$/)).toBeVisible();
  },
};

export const QuotedIndirectly: Story = {
  args: checked('quoted', 'indirect'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/not every source answers this question/)).toBeVisible();
    await expect(within(canvasElement).queryByText(/supported$/)).toBeNull();
  },
};

export const QuotedOfUnknownDirectness: Story = {
  args: checked('quoted'),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/is not known$/)).toBeVisible();
    await expect(within(canvasElement).queryByText(/supported$/)).toBeNull();
  },
};

export const Contradicted: Story = {
  args: checked('contradicted', 'direct'),
  play: async ({ canvasElement }) => {
    const [mark] = await within(canvasElement).findAllByText('contradicted by its source');
    await expect(mark).toBeVisible();
    await expect(within(canvasElement).getByText(/^0 of/)).toBeVisible();
  },
};

export const UncitedSentence: Story = {
  args: {
    markdown: 'Dapagliflozin improved outcomes in heart failure. [1] It also cures baldness in most people.',
    claims: uncitedClaims(
      'Dapagliflozin improved outcomes in heart failure. [1] It also cures baldness in most people.',
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('1 sentence carries no reference')).toBeVisible();
  },
};

export const Streaming: Story = {
  args: {
    streaming: true,
    claims: [],
    markdown: `${answerMarkdown.slice(0, 130)}- In **DAPA-HF the primary outcome`,
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/DAPA-HF the primary outcome/)).toBeVisible();
    await expect(canvasElement.textContent).not.toContain('**');
  },
};

export const NothingYet: Story = { args: { streaming: true, claims: [], markdown: '' } };

const actions = { onAsk: fn(), onExport: fn(), explanation: '#certainty' };

const withEvidence = { markdown: sglt2Markdown, claims: [], evidence: sglt2Evidence, evidenceActions: actions };

export const WithEvidence: Story = {
  args: withEvidence,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByText(/a difference of/)).toHaveLength(1);
    await expect(canvas.getByText(/The collaborative meta-analysis/)).toBeVisible();
    const [chipOfRow] = await chip(canvasElement, /^Reference 3$/);
    if (chipOfRow === undefined) throw new Error('The study has no chip.');
    await userEvent.click(chipOfRow);
    const card = await screen.findByRole('dialog', { name: 'Source 3' });
    await waitFor(() =>
      expect(within(card).getByText('Cardiovascular death or heart failure admission (HR 0.71)').tagName).toBe('MARK'),
    );
    await userEvent.keyboard('{Escape}');
    await userEvent.click(canvas.getByRole('button', { name: 'Do SGLT2 inhibitors cause genital infections?' }));
    await expect(actions.onAsk).toHaveBeenCalledWith('Do SGLT2 inhibitors cause genital infections?');
  },
};

export const EvidenceBeforeTheWords: Story = {
  args: { ...withEvidence, streaming: true, markdown: sglt2Markdown.slice(0, 40) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findAllByText(/Yes, fewer events/)).toHaveLength(1);
    await expect(canvas.getByText('Certainty: moderate')).toBeVisible();
    await expect(canvas.queryByText('Next questions')).toBeNull();
  },
};

export const NothingDirect: Story = {
  args: {
    markdown: 'No study in this collection is about adolescents.',
    claims: [],
    citations: adolescentsCitations,
    evidence: adolescentsEvidence,
    evidenceActions: actions,
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByText('Population: adolescents')).toBeVisible();
    await expect(canvas.getByText('Adults, asked about adolescents')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const EvidenceOnAPhone: Story = { args: withEvidence, globals: { viewport: { value: 'phone' } } };

export const German: Story = { args: { markdown: germanAnswerMarkdown, claims: [], language: 'de' } };

export const Arabic: Story = { args: { markdown: arabicAnswerMarkdown, claims: [], language: 'ar', direction: 'rtl' } };

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };

/** For recording a trace; as a test it would only measure the machine. */
export const GrowingTo32000Characters: Story = { tags: ['!test'], render: (args) => <Growing {...args} /> };
