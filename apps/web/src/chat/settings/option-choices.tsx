import { Button, Checkbox, ModeSwitches, Stack } from '@footnote/ui';
import { useSnapshot } from 'valtio';
import { useLiteratureStatus } from '../../platform/api/use-literature-status.ts';
import { changeAnswerSettings, chatSettings } from './chat-settings.store.ts';
import { useOptionLabels } from './option-labels.ts';

/** Modes, sources and the way to the answer format. */
export function OptionChoices({ onFormat }: { onFormat: () => void }) {
  const labels = useOptionLabels();
  const { answer } = useSnapshot(chatSettings);
  const { precision, elaborate, layman } = answer;
  const { hasModel, hasPrecision } = useLiteratureStatus() ?? { hasModel: null, hasPrecision: null };
  const needsModel = hasModel === false ? labels.needsModel : undefined;
  const unavailable = {
    ...(hasPrecision === false ? { precision: needsModel ?? labels.needsPrecision } : {}),
    ...(needsModel === undefined ? {} : { layman: needsModel }),
  };
  return (
    <Stack>
      <ModeSwitches
        modes={{ precision, elaborate, layman }}
        onChange={changeAnswerSettings}
        unavailable={unavailable}
        labels={labels.modes}
      />
      <fieldset>
        <legend>{labels.sources.name}</legend>
        <Checkbox
          label={labels.sources.pubmed}
          hint={labels.sources.pubmedHint}
          checked={answer.sources.includes('pubmed')}
          onChange={(on) => changeAnswerSettings({ sources: on ? ['pubmed'] : [] })}
        />
      </fieldset>
      <Stack gap="x1">
        <Button size="small" disabled={needsModel !== undefined} onClick={onFormat}>
          {labels.format.open}
        </Button>
        {needsModel !== undefined && <p>{labels.formatNeedsModel}</p>}
      </Stack>
    </Stack>
  );
}
