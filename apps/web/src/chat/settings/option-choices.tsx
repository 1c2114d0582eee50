import { Button, ModeSwitches, Stack } from '@footnote/ui';
import { useSnapshot } from 'valtio';
import { useLiteratureStatus } from '../../platform/api/use-literature-status.ts';
import { changeAnswerSettings, chatSettings } from './chat-settings.store.ts';
import { messages } from './option.messages.ts';
import { FeatureNote } from '../../platform/plans/feature-note.tsx';
import { usePro } from '../../platform/plans/use-pro.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { NEEDS_MODEL } from '../../platform/i18n/use-answer-languages.ts';

/** Modes and the way to the answer format. */
export function OptionChoices({ onFormat }: { onFormat: () => void }) {
  const t = useTranslate();
  const { answer } = useSnapshot(chatSettings);
  const { precision, elaborate, layman } = answer;
  const { hasModel, hasPrecision } = useLiteratureStatus() ?? { hasModel: null, hasPrecision: null };
  const needsModel = hasModel === false ? t(NEEDS_MODEL) : undefined;
  const lock = usePro().lockOf('precision');
  const locked = lock === 'open' || lock === 'counted' ? undefined : t(messages.partOfPro);
  const unavailable = {
    ...(locked === undefined ? {} : { precision: locked, elaborate: locked }),
    ...(hasPrecision === false ? { precision: needsModel ?? t(messages.needsPrecision) } : {}),
    ...(needsModel === undefined ? {} : { layman: needsModel }),
  };
  return (
    <Stack>
      <FeatureNote feature="precision" />
      <ModeSwitches
        modes={{ precision, elaborate, layman }}
        onChange={changeAnswerSettings}
        unavailable={unavailable}
      />
      <Button size="small" onClick={onFormat}>
        {t(messages.format)}
      </Button>
    </Stack>
  );
}
