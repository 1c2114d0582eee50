import { Chip, Inline } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useSnapshot } from 'valtio';
import { useTranslate } from '../../platform/i18n/translate.ts';
import { changeAnswerSettings, chatSettings } from './chat-settings.store.ts';

const modes = defineMessages({
  precision: { defaultMessage: 'Precision', description: 'A way of answering' },
  elaborate: { defaultMessage: 'Elaborate', description: 'A way of answering' },
});

const messages = defineMessages({
  remove: { defaultMessage: 'Turn off {mode}', description: 'Turns a way of answering off; mode is its name' },
});

const MODES = ['precision', 'elaborate'] as const;

/** The modes of the next answer that belong to the paid plan and are on, each with a way to turn it off. */
export function ChosenModes() {
  const t = useTranslate();
  const { answer } = useSnapshot(chatSettings);
  const on = MODES.filter((mode) => answer[mode]);
  if (on.length === 0) return null;
  return (
    <Inline gap="x1">
      {on.map((mode) => {
        const label = t(modes[mode]);
        const turnOff = () => changeAnswerSettings({ [mode]: false });
        return <Chip key={mode} label={label} removeLabel={t(messages.remove, { mode: label })} onRemove={turnOff} />;
      })}
    </Inline>
  );
}
