import { useId, useRef } from 'react';
import { messages } from './FileDrop.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { Icon } from '../Icon/Icon.tsx';
import { Spinner } from '../Spinner/Spinner.tsx';
import { sortFiles, type SortedFiles } from './sort-files.ts';
import { useFileDrop } from './use-file-drop.ts';
import * as styles from './FileDrop.css.ts';

export interface FileDropProps {
  /** Media types ("application/pdf") and endings (".pdf") that are taken. */
  accept: readonly string[];
  /**
   * Largest size of a file in bytes.
   * @default Infinity
   */
  maxBytes?: number;
  /**
   * Whether several files may be given at once.
   * @default true
   */
  multiple?: boolean;
  /** Called with the files a user gave, those that fit apart from those that do not. */
  onFiles: (files: SortedFiles) => void;
  /** What is taken ("PDF only, up to 500 MB each"). */
  hint?: string;
  /**
   * What was wrong with the files given last.
   * @default ''
   */
  error?: string;
  /**
   * Shows that files are being read, and takes no more.
   * @default false
   */
  busy?: boolean;
  /**
   * Takes no files.
   * @default false
   */
  disabled?: boolean;
}

/** Takes files that are dropped on it or chosen with the browser's own dialog (Enter or Space). */
export function FileDrop(props: FileDropProps) {
  const { t } = useMessages();
  const { accept, maxBytes = Infinity, multiple = true, onFiles, hint, error = '' } = props;
  const { busy = false, disabled = false } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const still = busy || disabled;
  const give = (files: FileList | null) => {
    if (!still && files !== null && files.length > 0) onFiles(sortFiles(files, { accept, maxBytes, multiple }));
    // The same file chosen again has to count as a choice.
    if (input.current !== null) input.current.value = '';
  };
  const { over, listeners } = useFileDrop(!still, give);
  const described = [hint === undefined ? '' : `${id}-hint`, error === '' ? '' : `${id}-error`].filter(Boolean);
  const asked = still ? 'disabled' : 'idle';
  return (
    <div className={styles.field}>
      <input
        ref={input}
        id={id}
        type="file"
        accept={accept.join(',')}
        multiple={multiple}
        disabled={still}
        aria-invalid={error === '' ? undefined : true}
        aria-describedby={described.length === 0 ? undefined : described.join(' ')}
        onChange={(event) => give(event.target.files)}
        className={styles.input}
      />
      <label {...listeners} htmlFor={id} className={styles.zone({ state: over ? 'over' : asked })}>
        <span className={styles.icon}>{busy ? <Spinner /> : <Icon name="upload" size="large" />}</span>
        <span>{over ? t(messages.release) : t(messages.drop)}</span>
        <span className={styles.choose({ disabled: still })}>{t(messages.choose)}</span>
      </label>
      {hint !== undefined && (
        <p id={`${id}-hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      <div role="alert">
        {error !== '' && (
          <p id={`${id}-error`} className={fieldStyles.error}>
            {error}
          </p>
        )}
      </div>
    </div>
  );
}
