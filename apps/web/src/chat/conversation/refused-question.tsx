import type { ChatTurn } from '@footnote/domain';
import { Button, FailedAnswer, Inline } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { storeChatTarget } from '../../platform/navigation/redirect-target.ts';
import { RouterLink } from '../../platform/navigation/router-link.tsx';
import { leaveProSettings } from '../settings/pro-settings.ts';
import { answerFailure } from './answer-failure.ts';
import { regenerate } from './chat-actions.ts';

const messages = defineMessages({
  askFree: {
    defaultMessage: 'Ask without PRO settings',
    description: 'Asks a refused question again without what belongs to the paid plan',
  },
  login: { defaultMessage: 'Log in', description: 'Signs in, or leads to the page where one does' },
  plans: { defaultMessage: 'See the plans', description: 'Leads to what the plans cost' },
});

export interface RefusedQuestionProps {
  turn: ChatTurn;
  turnKey: string;
  /** True while any answer is running. */
  busy: boolean;
}

/** A question of the paid plan that was refused, with the ways on. */
export function RefusedQuestion({ turn, turnKey, busy }: RefusedQuestionProps) {
  const t = useTranslate();
  const needsAccount = turn.failure?.code === 'chat/pro-needs-account';
  // Asked from chosen references, it is a PRO question whatever the settings.
  const canAskFree = turn.request?.isSelectRegenerate !== true;
  const askFree = () => {
    leaveProSettings();
    regenerate(turnKey, [], { keepsFormat: false });
  };
  return (
    <>
      <FailedAnswer message={answerFailure(t, turn)} />
      <Inline gap="x3">
        {canAskFree && (
          <Button disabled={busy} onClick={askFree}>
            {t(messages.askFree)}
          </Button>
        )}
        {needsAccount && (
          <RouterLink href={paths.login} onFollow={storeChatTarget}>
            {t(messages.login)}
          </RouterLink>
        )}
        <RouterLink href={paths.pricing}>{t(messages.plans)}</RouterLink>
      </Inline>
    </>
  );
}
