import type { OutputTemplate } from '@footnote/domain';
import { useState } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { ConfirmDialog } from '../../primitives/ConfirmDialog/ConfirmDialog.tsx';
import { ErrorState } from '../../primitives/ErrorState/ErrorState.tsx';
import { LiveRegion } from '../../primitives/LiveRegion/LiveRegion.tsx';
import { SearchInput } from '../../primitives/SearchInput/SearchInput.tsx';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { AnswerFormatModalProps } from './answer-format-modal-props.ts';
import { matchingTemplates } from './matching-templates.ts';
import { TemplateRow } from './TemplateRow.tsx';
import { messages } from './TemplateList.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';
import * as styles from './AnswerFormatModal.css.ts';

type TemplateListProps = Pick<
  AnswerFormatModalProps,
  'format' | 'templates' | 'mayEdit' | 'onUse' | 'onRename' | 'onDelete' | 'state' | 'onRetry' | 'unavailable'
>;

/** All templates: the user’s own apart from those of the product. */
export function TemplateList(props: TemplateListProps) {
  const { t } = useMessages();
  const { templates, onDelete, state = 'ready', onRetry } = props;
  const [query, setQuery] = useState('');
  const [asked, setAsked] = useState<OutputTemplate | null>(null);
  if (state === 'loading' && templates.length === 0) return <Placeholders label={t(messages.loading)} />;
  if (state === 'error') {
    return (
      <ErrorState
        title={t(messages.errorTitle)}
        action={onRetry !== undefined && <Button onClick={onRetry}>{t(messages.retry)}</Button>}
      />
    );
  }
  const found = matchingTemplates(templates, query);
  const nothing = found.length === 0 && query.trim() !== '' ? t(messages.nothingFound, { query }) : '';
  return (
    <div className={styles.all}>
      <SearchInput
        label={t(messages.search)}
        placeholder={t(messages.search)}
        value={query}
        onChange={setQuery}
        clearLabel={t(messages.clearSearch)}
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
        title={t(messages.deleteTitle, { name: asked?.name ?? '' })}
        description={t(messages.deleteText)}
        confirmLabel={t(messages.delete)}
        cancelLabel={t(messages.cancel)}
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

function Groups({ found, searching, format, mayEdit, unavailable, onUse, onRename, onAsk }: GroupsProps) {
  const { t } = useMessages();
  const groups = [
    { owner: 'user', title: t(messages.mine), empty: t(messages.noneOfMine) },
    { owner: 'product', title: t(messages.product), empty: '' },
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
              unavailable={unavailable?.(template.prompt) ?? ''}
              onUse={onUse}
              onRename={onRename}
              onAsk={onAsk}
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
