import {
  FORMAT_CHARACTER_LIMIT,
  FORMAT_TOKEN_LIMIT,
  TEMPLATE_NAME_LIMIT,
  mayKeepOn,
  maySaveFormat,
  maySwitchOn,
  mustCreateTemplate,
  type AnswerFormat,
} from '@footnote/domain';
import { useState } from 'react';
import { Banner } from '../../primitives/Banner/Banner.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Switch } from '../../primitives/Switch/Switch.tsx';
import { TextArea } from '../../primitives/TextArea/TextArea.tsx';
import type { AnswerFormatModalProps } from './answer-format-modal-props.ts';
import { NewTemplate } from './NewTemplate.tsx';
import { TokenMeter } from './TokenMeter.tsx';
import { messages } from './FormatEditor.messages.ts';
import type { Translate } from '../../messages/define-messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './AnswerFormatModal.css.ts';

type FormatEditorProps = Pick<
  AnswerFormatModalProps,
  'format' | 'onWrite' | 'onChange' | 'onSave' | 'onCreate' | 'saving' | 'problem' | 'unavailable'
>;

/** Where a format is written, switched on and saved. */
export function FormatEditor(props: FormatEditorProps) {
  const { t } = useMessages();
  const { format, onWrite, onCreate, saving = false, problem = '', unavailable } = props;
  const nothing = format.text.trim() === '' ? '' : (unavailable?.(format.text) ?? '');
  const [naming, setNaming] = useState(false);
  const over = format.tokens > FORMAT_TOKEN_LIMIT;
  return (
    <div className={styles.editor}>
      <SelectedTemplate format={format} />
      <TextArea
        label={t(messages.format)}
        value={format.text}
        onChange={onWrite}
        placeholder={t(messages.placeholder)}
        rows={5}
        maxLength={FORMAT_CHARACTER_LIMIT}
        error={over ? t(messages.tooLong, { limit: FORMAT_TOKEN_LIMIT }) : ''}
      />
      <TokenMeter used={format.tokens} />
      {nothing !== '' && <Banner tone="caution">{nothing}</Banner>}
      <Switches {...props} />
      <div role="alert" className={styles.news}>
        {problem !== '' && <Banner tone="critical">{problem}</Banner>}
      </div>
      {naming ? (
        <NewTemplate
          proposed={format.template === null ? '' : copyNameOf(format.template.name, t)}
          onCreate={onCreate}
          onCancel={() => setNaming(false)}
          allowed={maySaveFormat(format)}
          busy={saving}
        />
      ) : (
        <SaveActions {...props} onName={() => setNaming(true)} />
      )}
    </div>
  );
}

function copyNameOf(name: string, t: Translate): string {
  return Array.from(t(messages.copyName, { name })).slice(0, TEMPLATE_NAME_LIMIT).join('').trimEnd();
}

function SelectedTemplate({ format }: { format: AnswerFormat }) {
  const { t } = useMessages();
  const { template, text } = format;
  if (template === null) return null;
  return (
    <p className={styles.selected}>
      <bdi>{t(messages.template, { name: template.name })}</bdi>
      {text !== template.prompt && <span className={styles.changed}>{t(messages.changed)}</span>}
    </p>
  );
}

function Switches({ format, onChange }: FormatEditorProps) {
  const { t } = useMessages();
  const { stage, template } = format;
  return (
    <div className={styles.switches}>
      <Switch
        label={t(messages.on)}
        hint={t(messages.onHint)}
        checked={stage === 'next' || stage === 'always'}
        disabled={!maySwitchOn(format)}
        onChange={(on) => onChange({ type: 'switched', on })}
      />
      <Switch
        label={t(messages.always)}
        hint={template === null ? t(messages.alwaysNeedsTemplate) : t(messages.alwaysHint)}
        checked={stage === 'always'}
        disabled={!mayKeepOn(format)}
        onChange={(on) => onChange({ type: 'always_switched', on })}
      />
    </div>
  );
}

function SaveActions(props: FormatEditorProps & { onName: () => void }) {
  const { t } = useMessages();
  const { format, onChange, onSave, onName, saving = false } = props;
  const { template, text } = format;
  const create = mustCreateTemplate(format);
  const changed = maySaveFormat(format);
  const empty = text === '' && template === null;
  return (
    <div className={styles.actions}>
      <Button variant="quiet" icon="close" disabled={empty || saving} onClick={() => onChange({ type: 'cleared' })}>
        {t(messages.clear)}
      </Button>
      {template !== null && (
        <Button icon="copy" disabled={!changed || saving} onClick={onName}>
          {t(messages.saveCopy)}
        </Button>
      )}
      {template === null && (
        <Button variant="primary" icon="bookmark" disabled={!changed} busy={saving} onClick={onName}>
          {t(messages.saveAs)}
        </Button>
      )}
      {!create && (
        <Button variant="primary" icon="bookmark" disabled={!changed} busy={saving} onClick={onSave}>
          {t(messages.save)}
        </Button>
      )}
    </div>
  );
}
