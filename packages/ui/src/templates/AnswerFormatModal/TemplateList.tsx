import type { OutputTemplate } from '@footnote/domain';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { SearchInput } from '../../primitives/SearchInput/SearchInput.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { TemplateListLabels } from './answer-format-labels.ts';
import type { AnswerFormatModalProps } from './answer-format-modal-props.ts';
import { matchingTemplates } from './matching-templates.ts';
import { TemplateRow } from './TemplateRow.tsx';
import * as styles from './AnswerFormatModal.css.ts';

type TemplateListProps = Pick<
  AnswerFormatModalProps,
  'format' | 'templates' | 'mayEdit' | 'onUse' | 'onRename' | 'onDelete' | 'state' | 'onRetry'
> & { labels: TemplateListLabels };

/** All templates: the user’s own apart from those of the product. */
export function TemplateList(props: TemplateListProps) {
  const { templates, onDelete, state = 'ready', onRetry, labels } = props;
  const [query, setQuery] = useState('');
  const [asked, setAsked] = useState<OutputTemplate | null>(null);
  if (state === 'loading' && templates.length === 0) return <Placeholders label={labels.loading} />;
  if (state === 'error') {
    return (
      <ErrorState
        title={labels.errorTitle}
        action={onRetry !== undefined && <Button onClick={onRetry}>{labels.retry}</Button>}
      />
    );
  }
  const found = matchingTemplates(templates, query);
  const nothing = found.length === 0 && query.trim() !== '' ? labels.nothingFound(query) : '';
  return (
    <div className={styles.all}>
      <SearchInput
        label={labels.search}
        placeholder={labels.search}
        value={query}
        onChange={setQuery}
        clearLabel={labels.clearSearch}
      />
      <LiveRegion message={nothing} />
      {nothing === '' ? (
        <Groups {...props} found={found} searching={query.trim() !== ''} onAsk={setAsked} />
      ) : (
        <p className={styles.muted}>{nothing}</p>
      )}
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={(open) => !open && setAsked(null)}
        title={labels.deleteTitle(asked?.name ?? '')}
        description={labels.deleteText}
        confirmLabel={labels.delete}
        cancelLabel={labels.cancel}
        tone="critical"
        onConfirm={() => {
          if (asked !== null) onDelete(asked);
          setAsked(null);
        }}
      />
    </div>
  );
}

interface GroupsProps extends TemplateListProps {
  found: readonly OutputTemplate[];
  searching: boolean;
  onAsk: (template: OutputTemplate) => void;
}

function Groups({ found, searching, format, mayEdit, onUse, onRename, onAsk, labels }: GroupsProps) {
  const groups = [
    { owner: 'user', title: labels.mine, empty: labels.noneOfMine },
    { owner: 'product', title: labels.product, empty: '' },
  ] as const;
  return groups.map(({ owner, title, empty }) => {
    const templates = found.filter(({ ownedByType }) => ownedByType === owner);
    if (templates.length === 0 && (searching || empty === '')) return null;
    return (
      <section key={owner} aria-label={title} className={styles.group}>
        <h3 className={styles.groupTitle}>{title}</h3>
        {templates.length === 0 && <p className={styles.muted}>{empty}</p>}
        <ul className={styles.rows}>
          {templates.map((template) => (
            <TemplateRow
              key={template.id}
              template={template}
              inUse={format.template?.id === template.id}
              editable={mayEdit(template)}
              onUse={onUse}
              onRename={onRename}
              onAsk={onAsk}
              labels={labels}
            />
          ))}
        </ul>
      </section>
    );
  });
}

const LINES = ['half', 'most', 'half'] as const;

function Placeholders({ label }: { label: string }) {
  return (
    <output aria-label={label} className={styles.all}>
      <Skeleton shape="control" />
      {LINES.map((width, index) => (
        // eslint-disable-next-line react/no-array-index-key -- placeholders are all alike
        <span key={index} className={styles.placeholder}>
          <Skeleton shape="title" width={width} />
          <Skeleton width="most" />
        </span>
      ))}
    </output>
  );
}
