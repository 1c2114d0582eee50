import type { OutputTemplate } from '@footnote/domain';
import { Button } from '../../primitives/Button/Button.tsx';
import { DropdownMenu, type MenuItem } from '../../primitives/DropdownMenu/DropdownMenu.tsx';

/** Words of a RecentTemplatesMenu. */
export interface RecentTemplatesMenuLabels {
  /** On the button while no template is selected. */
  open: string;
  /** Names the menu. */
  menu: string;
  /** The last item, which shows all templates. */
  more: string;
  /** On the button for users who may not use templates. */
  locked: string;
}

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
  /** Its words, in the user’s language. */
  labels: RecentTemplatesMenuLabels;
}

/** The templates used last behind one button, for the composer; all others are one step further. */
export function RecentTemplatesMenu(props: RecentTemplatesMenuProps) {
  const { recent, selected, onUse, onMore, onLocked, labels } = props;
  if (onLocked !== undefined) {
    return (
      <Button size="small" variant="quiet" icon="lock" onClick={onLocked}>
        {labels.locked}
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
      label={labels.menu}
      align="start"
      trigger={
        <Button size="small" variant="quiet" icon="edit" iconEnd="chevronDown">
          <bdi>{selected?.name ?? labels.open}</bdi>
        </Button>
      }
      items={[...items, { id: 'more', label: labels.more, icon: 'list', onSelect: onMore }]}
    />
  );
}
