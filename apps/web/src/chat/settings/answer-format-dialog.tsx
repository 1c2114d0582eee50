import { FORMAT_CHARACTER_LIMIT, FORMAT_TOKEN_LIMIT } from '@footnote/domain';
import { Button, Modal, ProgressBar, Stack, TextArea } from '@footnote/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { changeAnswerSettings, chatSettings } from './chat-settings.store.ts';
import { useQuestionLabels } from '../composer/composer-labels.ts';
import { useOptionLabels } from './option-labels.ts';

/** Characters of a token in plain English, about; the server counts exactly. */
const CHARACTERS_PER_TOKEN = 4;

/** Takes an instruction for the form of answers; it stays set until it is removed. */
export function AnswerFormatDialog({ onClose }: { onClose: () => void }) {
  const labels = useOptionLabels();
  const { composer } = useQuestionLabels();
  const { answer } = useSnapshot(chatSettings);
  const [draft, setDraft] = useState(answer.format);
  const used = Math.ceil(draft.length / CHARACTERS_PER_TOKEN);
  const over = used > FORMAT_TOKEN_LIMIT;
  const apply = (format: string) => {
    changeAnswerSettings({ format: format.trim() });
    onClose();
  };
  return (
    <Modal
      open
      onOpenChange={onClose}
      title={labels.format.title}
      description={labels.format.text}
      closeLabel={labels.format.close}
      actions={
        <>
          {answer.format !== '' && <Button onClick={() => apply('')}>{labels.format.clear}</Button>}
          <Button variant="primary" disabled={over || draft.trim() === ''} onClick={() => apply(draft)}>
            {labels.format.apply}
          </Button>
        </>
      }
    >
      <Stack gap="x2">
        <TextArea
          label={labels.format.field}
          value={draft}
          onChange={setDraft}
          rows={5}
          maxLength={FORMAT_CHARACTER_LIMIT}
          error={over ? labels.format.tooLong(FORMAT_TOKEN_LIMIT) : ''}
        />
        <ProgressBar
          label={composer.usage}
          value={used}
          max={FORMAT_TOKEN_LIMIT}
          valueText={composer.usageText(used, FORMAT_TOKEN_LIMIT)}
          tone={over ? 'critical' : 'accent'}
        />
      </Stack>
    </Modal>
  );
}
