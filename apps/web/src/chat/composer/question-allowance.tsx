import { proFieldsOf } from '@footnote/domain';
import { AllowanceMeter } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { usePro } from '../../platform/plans/use-pro.ts';
import { formatInUse } from '../formats/format-in-use.ts';
import { chatSettings } from '../settings/chat-settings.store.ts';

const messages = defineMessages({
  refills: {
    defaultMessage: 'New ones come on {day}.',
    description: 'Below a count of PRO questions; day is a date in UTC',
  },
});

/** What is left of the PRO questions of the week, where the next question will be one. */
export function QuestionAllowance() {
  const t = useTranslate();
  const { allowance, refills } = usePro();
  const isPro = useIsProQuestion();
  if (allowance === null || !isPro) return null;
  const { used, allowed } = allowance;
  return <AllowanceMeter used={used} allowed={allowed} hint={t(messages.refills, { day: refills })} />;
}

/** Whether the next question asks for something of the paid plan. */
function useIsProQuestion(): boolean {
  const { filters, answer } = useSnapshot(chatSettings);
  const { text } = useSnapshot(formatInUse);
  const fields = proFieldsOf({
    studyTypes: filters.studyTypes === null ? undefined : [...filters.studyTypes],
    impactFactor: filters.impactFactor,
    sampleSize: filters.sampleSize,
    sort_by: filters.sort ?? undefined,
    chatGptMode: answer.precision,
    chatElaborateMode: answer.elaborate,
    outputFormat: text === '' ? null : text,
    isSelectRegenerate: false,
  });
  return fields.length > 0;
}
