import { Button, ModeSwitches, Stack } from '@footnote/ui';
import { useSnapshot } from 'valtio';
import { useLiteratureStatus } from '../../platform/api/use-literature-status.ts';
import { changeAnswerSettings, chatSettings } from './chat-settings.store.ts';
import { messages } from './option.messages.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { NEEDS_MODEL } from '../../platform/i18n/use-answer-languages.ts';

/** Modes and the way to the answer format. */
export function OptionChoices({ onFormat }: { onFormat: () => void }) {
  const t = useTranslate();
  const { answer } = useSnapshot(chatSettings);
  const { precision, elaborate, layman } = answer;
  const { hasModel, hasPrecision } = useLiteratureStatus() ?? { hasModel: null, hasPrecision: null };
  const needsModel = hasModel === false ? t(NEEDS_MODEL) : undefined;
  const unavailable = {
    ...(hasPrecision === false ? { precision: needsModel ?? t(messages.needsPrecision) } : {}),
    ...(needsModel === undefined ? {} : { layman: needsModel }),
  };
  return (
    <Stack>
      <ModeSwitches
        modes={{ precision, elaborate, layman }}
        onChange={changeAnswerSettings}
        unavailable={unavailable}
      />
      <Stack gap="x1">
        <Button size="small" disabled={needsModel !== undefined} onClick={onFormat}>
          {t(messages.format)}
        </Button>
        {needsModel !== undefined && <p>{t(messages.formatNeedsModel)}</p>}
      </Stack>
    </Stack>
  );
}
