import { isAnswerCommand, type FollowUpCommand } from '@footnote/domain';
import { useMessages } from '../../messages/use-messages.ts';
import { qualifierWords } from '../evidence-words.ts';
import { commandMessages, messages } from './FollowUpAnswer.messages.ts';
import * as styles from './FollowUpAnswer.css.ts';

/** Says what a follow-up was read as: the last answer shown otherwise, or the last question asked of others. */
export function FollowUpNote({ command }: { command: FollowUpCommand }) {
  const { t } = useMessages();
  return (
    <p className={styles.note}>
      {isAnswerCommand(command)
        ? t(messages.shown, { what: t(commandMessages[command.kind]) })
        : t(messages.changed, {
            what:
              command.kind === 'change-intervention'
                ? command.intervention
                : command.qualifiers.map((qualifier) => qualifierWords(qualifier, t)).join(', '),
          })}
    </p>
  );
}
