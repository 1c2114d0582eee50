import {
  emptyFormat,
  FORMAT_TOKEN_LIMIT,
  mayEditTemplate,
  moveFormat,
  type AnswerFormat,
  type FormatEvent,
  type OutputTemplate,
} from '@footnote/domain';
import { ownTemplate, productTemplate, templateFixtures } from '@footnote/domain/fixtures';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { spoken } from '../../messages/spoken.fixtures.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { AnswerFormatModal } from './AnswerFormatModal.tsx';
import type { AnswerFormatModalProps } from './answer-format-modal-props.ts';

/** Stands in for the tokenizer that the product counts with. */
const tokensOf = (text: string) => Math.ceil(text.length / 4);

const format = (events: readonly FormatEvent[]) => events.reduce(moveFormat, emptyFormat(true));
const chosen = (template: OutputTemplate): FormatEvent => ({
  type: 'template_chosen',
  template,
  tokens: tokensOf(template.prompt),
});
const written = (text: string): FormatEvent => ({ type: 'written', text, tokens: tokensOf(text) });

function Kept(props: AnswerFormatModalProps) {
  const [kept, setKept] = useState<AnswerFormat>(props.format);
  const [view, setView] = useState(props.view);
  return (
    <AnswerFormatModal
      {...props}
      format={kept}
      view={view}
      onViewChange={(next) => {
        setView(next);
        props.onViewChange(next);
      }}
      onWrite={(text) => {
        setKept(moveFormat(kept, written(text)));
        props.onWrite(text);
      }}
      onChange={(change) => {
        setKept(moveFormat(kept, change));
        props.onChange(change);
      }}
      onUse={(template) => {
        setKept(moveFormat(kept, chosen(template)));
        setView('formatter');
        props.onUse(template);
      }}
    />
  );
}

const meta = {
  title: 'Templates/AnswerFormatModal',
  tags: ['overlay'],
  component: AnswerFormatModal,
  render: (args) => <Kept {...args} />,
  args: {
    open: true,
    onClose: fn(),
    view: 'formatter',
    onViewChange: fn(),
    format: emptyFormat(true),
    onWrite: fn(),
    onChange: fn(),
    onSave: fn(),
    onCreate: fn(),
    templates: templateFixtures,
    mayEdit: (template) => mayEditTemplate(template, 'user-1'),
    onUse: fn(),
    onRename: fn(),
    onDelete: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof AnswerFormatModal>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A format is written, switched on, and saved under a name; Esc gives up the name only. */
export const Empty: Story = {
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Answer format' }));
    await expect(dialog.getByRole('switch', { name: 'Use for the next question' })).toBeDisabled();
    await userEvent.type(dialog.getByRole('textbox', { name: /How should answers/ }), 'As a table.');
    dialog.getByRole('switch', { name: 'Use for the next question' }).focus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith({ type: 'switched', on: true });
    await expect(dialog.getByRole('switch', { name: 'Always on' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Save as template' }));
    await expect(dialog.getByRole('textbox', { name: /Name of the template/ })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.click(dialog.getByRole('button', { name: 'Save as template' }));
    await userEvent.keyboard('Table{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith('Table');
  },
};
export const OwnTemplateChanged: Story = {
  args: { format: format([chosen(ownTemplate), written(`${ownTemplate.prompt} Name the year of every study.`)]) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledOnce();
    await userEvent.click(dialog.getByRole('switch', { name: 'Always on' }));
    await expect(dialog.getByRole('switch', { name: 'Always on' })).toBeChecked();
    await userEvent.click(dialog.getByRole('button', { name: 'Clear' }));
    await expect(dialog.getByRole('textbox')).toHaveValue('');
    await expect(dialog.getByRole('switch', { name: 'Use for the next question' })).not.toBeChecked();
  },
};
/** What cannot be overwritten is saved as a copy. */
export const ProductTemplateChanged: Story = {
  args: { format: format([chosen(productTemplate), written(`${productTemplate.prompt} In German.`)]) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Save as copy' }));
    await expect(dialog.getByRole('textbox', { name: /Name of the template/ })).toHaveValue(
      'Copy of Structured abstract',
    );
    await userEvent.keyboard('{Enter}');
    await expect(args.onCreate).toHaveBeenCalledWith('Copy of Structured abstract');
  },
};
export const AlwaysOn: Story = {
  args: { format: format([chosen(ownTemplate), { type: 'always_switched', on: true }]) },
};
export const NearLimit: Story = {
  args: { format: { ...format([written('Answer in three parts. '.repeat(30))]), tokens: FORMAT_TOKEN_LIMIT - 90 } },
};
export const TooLong: Story = {
  args: { format: format([written('Answer in three parts. '.repeat(320))]) },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByRole('textbox')).toHaveAccessibleDescription(
      'Shorten the format to 1,500 tokens or fewer.',
    );
    await expect(dialog.getByRole('switch', { name: 'Use for the next question' })).toBeDisabled();
    await expect(dialog.getByRole('button', { name: 'Save as template' })).toBeDisabled();
  },
};
export const Saving: Story = {
  args: { format: format([chosen(ownTemplate), written('As a table.')]), saving: true },
};
export const NotSaved: Story = {
  args: { format: format([written('As a table.')]), problem: 'The template could not be saved. Please try again.' },
};
/** Use, rename and delete; Esc in a field gives up the field only. */
export const AllTemplates: Story = {
  args: { view: 'templates', format: format([chosen(productTemplate)]) },
  play: async ({ args }) => {
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('searchbox'), 'ward');
    await expect(dialog.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.keyboard('{Escape}');
    await expect(dialog.getByRole('searchbox')).toHaveValue('');
    await expect(args.onClose).not.toHaveBeenCalled();
    dialog.getByRole('button', { name: 'Actions for Ward round summary' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Rename' }));
    const field = await dialog.findByRole('textbox', { name: 'New name of Ward round summary' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.clear(field);
    await userEvent.keyboard('Morning round{Enter}');
    await expect(args.onRename).toHaveBeenCalledWith(ownTemplate, 'Morning round');
    dialog.getByRole('button', { name: 'Actions for Ward round summary' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete “Ward round summary”?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledWith(ownTemplate);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(dialog.queryByRole('button', { name: 'Actions for Structured abstract' })).toBeNull();
    await userEvent.click(dialog.getByRole('button', { name: 'Use Table of trials' }));
    await expect(args.onUse).toHaveBeenCalledWith(templateFixtures[2]);
    await expect(dialog.getByText('Template: Table of trials')).toBeVisible();
  },
};
/** The question before a template is deleted stands above the dialog. */
export const Deleting: Story = {
  args: { view: 'templates' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Ward round summary' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await screen.findByRole('alertdialog', { name: 'Delete “Ward round summary”?' });
  },
};
export const NoneOfMine: Story = {
  args: { view: 'templates', templates: templateFixtures.filter(({ ownedByType }) => ownedByType === 'product') },
};
export const NothingFound: Story = {
  args: { view: 'templates' },
  play: async () => {
    await userEvent.type(await screen.findByRole('searchbox'), 'haiku');
    await expect(screen.getByRole('status')).toHaveTextContent('No template matches “haiku”.');
  },
};
export const Loading: Story = { args: { view: 'templates', templates: [], state: 'loading' } };
export const NotLoaded: Story = {
  args: { view: 'templates', templates: [], state: 'error' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};
export const Locked: Story = {
  args: {
    locked: (
      <EmptyState title="Answer formats belong to Pro" action={<Button variant="primary">See the plans</Button>}>
        Shape every answer, and keep the formats you like as templates.
      </EmptyState>
    ),
  },
};
export const LongTexts: Story = {
  args: {
    view: 'templates',
    templates: templateFixtures.map((template) => ({
      ...template,
      name: `${template.name} for the weekly meeting of the board that looks after all of them`,
      prompt: `${template.prompt} `.repeat(6),
    })),
  },
};
export const German: Story = {
  decorators: [
    spoken('de', {
      'Answer format': 'Antwortformatierung',
      Formatter: 'Formatierungsanweisung',
      'All templates': 'Alle Formatvorlagen',
      'Use for the next question': 'Für die nächste Frage verwenden',
      'Always on': 'Dauerhaft eingeschaltet lassen',
      'Stays on for every question until you switch it off.':
        'Bleibt für alle Fragen eingeschaltet, bis Sie die Formatierungsanweisung ausschalten.',
      Clear: 'Formatierungsanweisung leeren',
      'Save as copy': 'Als Formatvorlagenkopie speichern',
      Save: 'Formatvorlage speichern',
    }),
  ],
  args: {
    format: format([chosen(ownTemplate), written('Tabelle')]),
  },
  globals: { viewport: { value: 'phone' } },
};
export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const TemplatesPhone: Story = { args: { view: 'templates' }, globals: { viewport: { value: 'phone' } } };
export const RightToLeft: Story = {
  args: { view: 'templates', format: format([chosen(ownTemplate)]) },
  globals: { direction: 'rtl' },
};
export const NeedsModel: Story = {
  args: {
    view: 'templates',
    unavailable: (prompt: string) =>
      prompt === productTemplate.prompt ? 'Needs a language model, and none is set up here.' : '',
  },
  play: async () => {
    await expect(await screen.findByText('Needs a language model, and none is set up here.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: `Use ${productTemplate.name}` }));
    await expect(await screen.findByText('Needs a language model, and none is set up here.')).toBeVisible();
  },
};
