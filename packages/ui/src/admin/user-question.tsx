import type { AdminUser } from '@footnote/domain';
import type { Message } from '../messages/define-messages.ts';
import { useMessages } from '../messages/use-messages.ts';
import { ConfirmDialog } from '../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { messages } from './user-question.messages.ts';

/** What can be done to a user besides deleting them. */
export type UserAction = 'promote' | 'demote' | 'suspend' | 'resume' | 'signOut';

/** What can be done to a user as they are, in the order it is offered. */
export function actionsOf({ superAdmin, suspended }: AdminUser): UserAction[] {
  return [superAdmin ? 'demote' : 'promote', 'signOut', suspended ? 'resume' : 'suspend'];
}

type Asked = Extract<UserAction, 'promote' | 'suspend' | 'signOut'>;

const TITLES: Readonly<Record<Asked, Message>> = {
  promote: messages.promoteTitle,
  suspend: messages.suspendTitle,
  signOut: messages.signOutTitle,
};
const TEXTS: Readonly<Record<Asked, Message>> = {
  promote: messages.promoteText,
  suspend: messages.suspendText,
  signOut: messages.signOutText,
};

/** Whether something is asked about before it is done; what gives or takes no more than was there is not. */
export function isAsked(action: UserAction): action is Asked {
  return action === 'promote' || action === 'suspend' || action === 'signOut';
}

export interface UserQuestionProps {
  /** What is about to be done; null while nothing is. */
  asked: { user: AdminUser; action: UserAction } | null;
  onClose: () => void;
  onConfirm: (user: AdminUser, action: UserAction) => void;
}

/** Asks before something is done to a user. */
export function UserQuestion({ asked, onClose, onConfirm }: UserQuestionProps) {
  const { t } = useMessages();
  if (asked === null || !isAsked(asked.action)) return null;
  const { user, action } = asked;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(TITLES[action], { user: user.name === '' ? user.email : user.name })}
      description={t(TEXTS[action])}
      confirmLabel={t(messages[action])}
      cancelLabel={t(messages.keep)}
      tone={action === 'suspend' ? 'critical' : 'normal'}
      onConfirm={() => {
        onClose();
        onConfirm(user, action);
      }}
    />
  );
}
