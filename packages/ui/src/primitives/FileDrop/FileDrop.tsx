import { useId } from 'react';
import { messages } from './FileDrop.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as fieldStyles from '../Field/Field.css.ts';
import { Button } from '../Button/Button.tsx';
import { droppedFiles } from './dropped-files.ts';
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
  /**
   * Whether folders are taken as all the files in them and below; else they count as files of another kind.
   * @default false
   */
  folders?: boolean;
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

type Given = ArrayLike<File> & Iterable<File>;

/** Gives the files that were chosen. The same file chosen again has to count as a choice. */
function takeChosen(input: HTMLInputElement, give: (files: Given) => void): void {
  give([...(input.files ?? [])]);
  input.value = '';
}

/** Takes files that are dropped on it or chosen with the browser's own dialog (Enter or Space). */
export function FileDrop(props: FileDropProps) {
  const { t } = useMessages();
  const { accept, maxBytes = Infinity, multiple = true, folders = false, onFiles, hint, error = '' } = props;
  const { busy = false, disabled = false } = props;
  const id = useId();
  const still = busy || disabled;
  const give = (files: Given) => {
    if (!still && files.length > 0) onFiles(sortFiles(files, { accept, maxBytes, multiple }));
  };
  const { over, listeners } = useFileDrop(!still, (dropped) => {
    if (folders) void droppedFiles(dropped).then(give);
    else give(dropped.files);
  });
  const described = [hint === undefined ? '' : `${id}-hint`, error === '' ? '' : `${id}-error`].filter(Boolean);
  const asked = still ? 'disabled' : 'idle';
  return (
    <div className={styles.field}>
      <input
        id={id}
        type="file"
        accept={accept.join(',')}
        multiple={multiple}
        disabled={still}
        aria-invalid={error === '' ? undefined : true}
        aria-describedby={described.length === 0 ? undefined : described.join(' ')}
        onChange={(event) => takeChosen(event.target, give)}
        className={styles.input}
      />
      <label {...listeners} htmlFor={id} className={styles.zone({ state: over ? 'over' : asked })}>
        <span className={styles.icon}>{busy ? <Spinner /> : <Icon name="upload" size="large" />}</span>
        <span>{over ? t(messages.release) : t(messages.drop)}</span>
        <span className={styles.choose({ disabled: still })}>{t(messages.choose)}</span>
      </label>
      {folders && <FolderChoice disabled={still} onFiles={give} />}
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

/** A button that opens the browser's own dialog for folders. */
function FolderChoice({ disabled, onFiles }: { disabled: boolean; onFiles: (files: Given) => void }) {
  const { t } = useMessages();
  const choose = () => {
    const input = document.createElement('input');
    Object.assign(input, { type: 'file', webkitdirectory: true });
    input.addEventListener('change', () => takeChosen(input, onFiles));
    input.click();
  };
  return (
    <span className={styles.folder}>
      <Button size="small" variant="quiet" disabled={disabled} onClick={choose}>
        {t(messages.folder)}
      </Button>
    </span>
  );
}
