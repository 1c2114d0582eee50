import type { SourceOption } from '@footnote/domain';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { SearchInput } from '../../primitives/SearchInput/SearchInput.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useLanguageNames } from '../../messages/use-language-names.ts';
import { matchingSources } from './matching-sources.ts';
import { messages } from './SourceSelectModal.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './SourceSelectModal.css.ts';

interface SourceChoiceProps {
  options: readonly SourceOption[];
  /** Values that are chosen and can be. */
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
  state: 'ready' | 'loading' | 'error';
  onRetry: (() => void) | undefined;
  onChooseDocuments: ((value: string) => void) | undefined;
}

/** The sources with a search field above; or why there are none. */
export function SourceChoice(props: SourceChoiceProps) {
  const { options, chosen, onChange, state, onRetry, onChooseDocuments } = props;
  const { t } = useMessages();
  const languageName = useLanguageNames();
  const [query, setQuery] = useState('');
  if (state === 'loading') return <Placeholders label={t(messages.loading)} />;
  if (state === 'error') {
    return (
      <ErrorState
        title={t(messages.errorTitle)}
        action={onRetry !== undefined && <Button onClick={onRetry}>{t(messages.retry)}</Button>}
      />
    );
  }
  if (options.length === 0) return <EmptyState title={t(messages.emptyTitle)}>{t(messages.emptyText)}</EmptyState>;
  const found = matchingSources(options, query, languageName);
  const all = options.filter(({ disabled }) => !disabled).map(({ value }) => value);
  const choose = (value: string, on: boolean) =>
    onChange(new Set(on ? [...chosen, value] : [...chosen].filter((other) => other !== value)));
  const nothing = found.length === 0 ? t(messages.nothingFound, { query }) : '';
  return (
    <>
      <SearchInput
        label={t(messages.search)}
        placeholder={t(messages.search)}
        value={query}
        onChange={setQuery}
        clearLabel={t(messages.clearSearch)}
      />
      <ChoiceBar all={all} chosen={chosen} onChange={onChange} />
      <LiveRegion message={nothing} />
      {nothing === '' ? (
        <ul aria-label={t(messages.list)} className={styles.list}>
          {found.map((option) => (
            <Choice
              key={option.value}
              option={option}
              checked={chosen.has(option.value)}
              onChange={(on) => choose(option.value, on)}
              onChooseDocuments={onChooseDocuments}
            />
          ))}
        </ul>
      ) : (
        <p className={styles.nothing}>{nothing}</p>
      )}
    </>
  );
}

interface ChoiceBarProps extends Pick<SourceChoiceProps, 'chosen' | 'onChange'> {
  /** Values of all that can be chosen. */
  all: readonly string[];
}

function ChoiceBar({ all, chosen, onChange }: ChoiceBarProps) {
  const { t } = useMessages();
  const complete = chosen.size === all.length;
  return (
    <div className={styles.bar}>
      <span aria-live="polite">{t(messages.selected, { count: chosen.size })}</span>
      <span className={styles.actions}>
        <Button size="small" variant="quiet" disabled={complete} onClick={() => onChange(new Set(all))}>
          {t(messages.selectAll)}
        </Button>
        <Button size="small" variant="quiet" disabled={chosen.size === 0} onClick={() => onChange(new Set())}>
          {t(messages.clear)}
        </Button>
      </span>
    </div>
  );
}

interface ChoiceProps {
  option: SourceOption;
  checked: boolean;
  onChange: (checked: boolean) => void;
  onChooseDocuments: ((value: string) => void) | undefined;
}

function Choice({ option, checked, onChange, onChooseDocuments }: ChoiceProps) {
  const { t } = useMessages();
  const languageName = useLanguageNames();
  const { value, name, description, languages, disabled, hasDocuments } = option;
  const hint = disabled ? t(messages.disabled) : description;
  return (
    <li className={styles.choice({ checked })}>
      <Checkbox
        label={name}
        {...(hint === '' ? {} : { hint })}
        checked={checked}
        disabled={disabled}
        onChange={onChange}
      />
      <ul aria-label={t(messages.languages)} className={styles.languages}>
        {languages.map((tag) => (
          <li key={tag}>{languageName(tag)}</li>
        ))}
      </ul>
      {hasDocuments && !disabled && onChooseDocuments !== undefined && (
        <span className={styles.documents}>
          <Button size="small" variant="quiet" icon="document" onClick={() => onChooseDocuments(value)}>
            {t(messages.documents)}
            <VisuallyHidden>{` (${name})`}</VisuallyHidden>
          </Button>
        </span>
      )}
    </li>
  );
}

const LINES = ['half', 'most', 'half', 'quarter'] as const;

function Placeholders({ label }: { label: string }) {
  return (
    <output aria-label={label} className={styles.placeholders}>
      <Skeleton shape="control" />
      {LINES.map((width, index) => (
        // eslint-disable-next-line react/no-array-index-key -- placeholders are all alike
        <span key={index} className={styles.placeholder}>
          <Skeleton width={width} />
          <Skeleton width="most" />
        </span>
      ))}
    </output>
  );
}
