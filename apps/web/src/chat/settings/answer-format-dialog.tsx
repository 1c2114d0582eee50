import { FORMAT_CHARACTER_LIMIT, FORMAT_TOKEN_LIMIT } from '@footnote/domain';
import { Button, Modal, ProgressBar, Stack, TextArea } from '@footnote/ui';
import { useState } from 'react';
import { useSnapshot } from 'valtio';
import { changeAnswerSettings, chatSettings } from './chat-settings.store.ts';
import { messages } from './option.messages.ts';
import { useTranslate } from '../../platform/i18n/translate.ts';

/** Characters of a token in plain English, about; the server counts exactly. */
const CHARACTERS_PER_TOKEN = 4;

/** Takes an instruction for the form of answers; it stays set until it is removed. */
export function AnswerFormatDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslate();
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
      title={t(messages.formatTitle)}
      description={t(messages.formatText)}
      closeLabel={t(messages.close)}
      actions={
        <>
          {answer.format !== '' && <Button onClick={() => apply('')}>{t(messages.formatClear)}</Button>}
          <Button variant="primary" disabled={over || draft.trim() === ''} onClick={() => apply(draft)}>
            {t(messages.formatApply)}
          </Button>
        </>
      }
    >
      <Stack gap="x2">
        <TextArea
          label={t(messages.formatField)}
          value={draft}
          onChange={setDraft}
          rows={5}
          maxLength={FORMAT_CHARACTER_LIMIT}
          error={over ? t(messages.formatTooLong, { limit: FORMAT_TOKEN_LIMIT }) : ''}
        />
        <ProgressBar
          label={t(messages.usage)}
          value={used}
          max={FORMAT_TOKEN_LIMIT}
          valueText={t(messages.usageText, { used, limit: FORMAT_TOKEN_LIMIT })}
          tone={over ? 'critical' : 'accent'}
        />
      </Stack>
    </Modal>
  );
}
