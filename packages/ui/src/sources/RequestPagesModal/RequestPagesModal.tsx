import type { PagesRequestValues } from '@footnote/domain';
import { FieldsModal, type FieldsModalProps } from '../../layout/fields-modal.tsx';
import { messages } from './RequestPagesModal.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

export interface RequestPagesModalProps extends FieldsModalProps<PagesRequestValues> {
  /** Name of the source. */
  sourceName: string;
  /** Most pages it may have now. */
  quota: number;
  /** Called when a user sends it. */
  onSend: () => void;
  /** False while something required is missing or wrong. */
  canSend: boolean;
}

/** Asks whoever runs the service for a higher page quota of a source. */
export function RequestPagesModal(props: RequestPagesModalProps) {
  const { t } = useMessages();
  const { sourceName: source, quota } = props;
  return (
    <FieldsModal
      form={props}
      texts={messages}
      notice={<p>{t(messages.now, { source, quota })}</p>}
      fields={[
        { name: 'pages', label: t(messages.pages), kind: 'whole', required: true, width: 'half' },
        { name: 'reason', label: t(messages.reason), kind: 'multiline' },
      ]}
      onSubmit={props.onSend}
      disabled={!props.canSend}
    />
  );
}
