import type { OutputTemplate } from '@footnote/domain';
import { Button } from '../../primitives/Button/Button.tsx';
import { DropdownMenu, type MenuItem } from '../../primitives/DropdownMenu/DropdownMenu.tsx';
import { messages } from './RecentTemplatesMenu.messages.ts';
import { useMessages } from '../../messages/use-messages.ts';

export interface RecentTemplatesMenuProps {
  /** The templates used last, at most three, the latest first. */
  recent: readonly OutputTemplate[];
  /** The template the answer format comes from, or null. */
  selected: OutputTemplate | null;
  /** Called with a template that is to be used. */
  onUse: (template: OutputTemplate) => void;
  /** Called when a user asks for all templates. */
  onMore: () => void;
  /** Called instead of opening the menu for users who may not use templates; left out for those who may. */
  onLocked?: () => void;
}

/** The templates used last behind one button, for the composer; all others are one step further. */
export function RecentTemplatesMenu(props: RecentTemplatesMenuProps) {
  const { t } = useMessages();
  const { recent, selected, onUse, onMore, onLocked } = props;
  if (onLocked !== undefined) {
    return (
      <Button size="small" variant="quiet" icon="lock" onClick={onLocked}>
        {t(messages.locked)}
      </Button>
    );
  }
  const items = recent.map((template): MenuItem => ({
    id: template.id,
    label: template.name,
    icon: template.id === selected?.id ? 'check' : 'document',
    onSelect: () => onUse(template),
  }));
  return (
    <DropdownMenu
      label={t(messages.menu)}
      align="start"
      trigger={
        <Button size="small" variant="quiet" icon="edit" iconEnd="chevronDown">
          <bdi>{selected?.name ?? t(messages.open)}</bdi>
        </Button>
      }
      items={[...items, { id: 'more', label: t(messages.more), icon: 'list', onSelect: onMore }]}
    />
  );
}
