import { Button, Checkbox, ModeSwitches, Stack } from '@footnote/ui';
import { useSnapshot } from 'valtio';
import { changeAnswerSettings, chatSettings } from './chat-settings.store.ts';
import { useOptionLabels } from './option-labels.ts';

/** Modes, sources and the way to the answer format. */
export function OptionChoices({ onFormat }: { onFormat: () => void }) {
  const labels = useOptionLabels();
  const { answer } = useSnapshot(chatSettings);
  const { precision, elaborate, layman } = answer;
  return (
    <Stack>
      <ModeSwitches modes={{ precision, elaborate, layman }} onChange={changeAnswerSettings} labels={labels.modes} />
      <fieldset>
        <legend>{labels.sources.name}</legend>
        <Checkbox
          label={labels.sources.pubmed}
          hint={labels.sources.pubmedHint}
          checked={answer.sources.includes('pubmed')}
          onChange={(on) => changeAnswerSettings({ sources: on ? ['pubmed'] : [] })}
        />
      </fieldset>
      <Button size="small" onClick={onFormat}>
        {labels.format.open}
      </Button>
    </Stack>
  );
}
