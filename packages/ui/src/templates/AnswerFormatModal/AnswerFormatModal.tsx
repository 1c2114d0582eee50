import { Modal } from '../../primitives/Modal/Modal.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';
import { FormatEditor } from './FormatEditor.tsx';
import { TemplateList } from './TemplateList.tsx';
import type { AnswerFormatModalProps, FormatView } from './answer-format-modal-props.ts';
import { messages } from './AnswerFormatModal.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

/** Says how answers are written: a format with its limit and its switches, and the templates it can come from. */
export function AnswerFormatModal(props: AnswerFormatModalProps) {
  const { t } = useMessages();
  const { open, onClose, view, onViewChange, locked } = props;
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t(messages.title)}
      description={t(messages.description)}
      closeLabel={t(messages.close)}
    >
      {locked ?? (
        <Tabs<FormatView>
          label={t(messages.views)}
          value={view}
          onChange={onViewChange}
          items={[
            {
              value: 'formatter',
              label: t(messages.formatter),
              icon: 'edit',
              // A name that is being given belongs to one template only.
              content: <FormatEditor key={props.format.template?.id ?? ''} {...props} />,
            },
            {
              value: 'templates',
              label: t(messages.templates),
              icon: 'list',
              content: <TemplateList {...props} />,
            },
          ]}
        />
      )}
    </Modal>
  );
}
