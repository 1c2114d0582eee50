import { Modal } from '../../primitives/Modal/Modal.tsx';
import { Tabs } from '../../primitives/Tabs/Tabs.tsx';

import { FormatEditor } from './FormatEditor.tsx';
import { TemplateList } from './TemplateList.tsx';
import type { AnswerFormatModalProps, FormatView } from './answer-format-modal-props.ts';

/** Says how answers are written: a format with its limit and its switches, and the templates it can come from. */
export function AnswerFormatModal(props: AnswerFormatModalProps) {
  const { open, onClose, view, onViewChange, locked, labels } = props;
  return (
    <Modal
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={labels.title}
      description={labels.description}
      closeLabel={labels.close}
    >
      {locked ?? (
        <Tabs<FormatView>
          label={labels.views}
          value={view}
          onChange={onViewChange}
          items={[
            {
              value: 'formatter',
              label: labels.formatter,
              icon: 'edit',
              // A name that is being given belongs to one template only.
              content: <FormatEditor key={props.format.template?.id ?? ''} {...props} labels={labels.editor} />,
            },
            {
              value: 'templates',
              label: labels.templates,
              icon: 'list',
              content: <TemplateList {...props} labels={labels.list} />,
            },
          ]}
        />
      )}
    </Modal>
  );
}
