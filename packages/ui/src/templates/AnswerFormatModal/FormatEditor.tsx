import {
  FORMAT_CHARACTER_LIMIT,
  FORMAT_TOKEN_LIMIT,
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
import type { FormatEditorLabels } from './answer-format-labels.ts';
import type { AnswerFormatModalProps } from './answer-format-modal-props.ts';
import { NewTemplate } from './NewTemplate.tsx';
import { TokenMeter } from './TokenMeter.tsx';
import * as styles from './AnswerFormatModal.css.ts';

type FormatEditorProps = Pick<
  AnswerFormatModalProps,
  'format' | 'onWrite' | 'onChange' | 'onSave' | 'onCreate' | 'saving' | 'problem'
> & { labels: FormatEditorLabels };

/** Where a format is written, switched on and saved. */
export function FormatEditor(props: FormatEditorProps) {
  const { format, onWrite, onCreate, saving = false, problem = '', labels } = props;
  const [naming, setNaming] = useState(false);
  const over = format.tokens > FORMAT_TOKEN_LIMIT;
  return (
    <div className={styles.editor}>
      <SelectedTemplate format={format} labels={labels} />
      <TextArea
        label={labels.format}
        value={format.text}
        onChange={onWrite}
        placeholder={labels.placeholder}
        rows={5}
        maxLength={FORMAT_CHARACTER_LIMIT}
        error={over ? labels.tooLong(FORMAT_TOKEN_LIMIT) : ''}
      />
      <TokenMeter used={format.tokens} labels={labels} />
      <Switches {...props} />
      <div role="alert" className={styles.news}>
        {problem !== '' && <Banner tone="critical">{problem}</Banner>}
      </div>
      {naming ? (
        <NewTemplate
          proposed={format.template === null ? '' : labels.copyName(format.template.name)}
          onCreate={onCreate}
          onCancel={() => setNaming(false)}
          allowed={maySaveFormat(format)}
          busy={saving}
          labels={labels}
        />
      ) : (
        <SaveActions {...props} onName={() => setNaming(true)} />
      )}
    </div>
  );
}

function SelectedTemplate({ format, labels }: { format: AnswerFormat; labels: FormatEditorLabels }) {
  const { template, text } = format;
  if (template === null) return null;
  return (
    <p className={styles.selected}>
      <bdi>{labels.template(template.name)}</bdi>
      {text !== template.prompt && <span className={styles.changed}>{labels.changed}</span>}
    </p>
  );
}

function Switches({ format, onChange, labels }: FormatEditorProps) {
  const { stage, template } = format;
  return (
    <div className={styles.switches}>
      <Switch
        label={labels.on}
        hint={labels.onHint}
        checked={stage === 'next' || stage === 'always'}
        disabled={!maySwitchOn(format)}
        onChange={(on) => onChange({ type: 'switched', on })}
      />
      <Switch
        label={labels.always}
        hint={template === null ? labels.alwaysNeedsTemplate : labels.alwaysHint}
        checked={stage === 'always'}
        disabled={!mayKeepOn(format)}
        onChange={(on) => onChange({ type: 'always_switched', on })}
      />
    </div>
  );
}

function SaveActions(props: FormatEditorProps & { onName: () => void }) {
  const { format, onChange, onSave, onName, saving = false, labels } = props;
  const { template, text } = format;
  const create = mustCreateTemplate(format);
  const changed = maySaveFormat(format);
  const empty = text === '' && template === null;
  return (
    <div className={styles.actions}>
      <Button variant="quiet" icon="close" disabled={empty || saving} onClick={() => onChange({ type: 'cleared' })}>
        {labels.clear}
      </Button>
      {template !== null && (
        <Button icon="copy" disabled={!changed || saving} onClick={onName}>
          {labels.saveCopy}
        </Button>
      )}
      {template === null && (
        <Button variant="primary" icon="bookmark" disabled={!changed} busy={saving} onClick={onName}>
          {labels.saveAs}
        </Button>
      )}
      {!create && (
        <Button variant="primary" icon="bookmark" disabled={!changed} busy={saving} onClick={onSave}>
          {labels.save}
        </Button>
      )}
    </div>
  );
}
