import { DropdownMenu, IconButton } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useWords } from '../platform/words.ts';
import { useSnapshot } from 'valtio';
import { chooseTheme, theme, THEME_CHOICES } from '../platform/theme.store.ts';

const messages = defineMessages({
  newChat: { defaultMessage: 'New chat (Alt+N)', description: 'Begins a new chat; names the shortcut' },
  theme: { defaultMessage: 'Theme', description: 'Opens the choice between light and dark' },
  system: { defaultMessage: 'As the system', description: 'Theme choice' },
  light: { defaultMessage: 'Light', description: 'Theme choice' },
  dark: { defaultMessage: 'Dark', description: 'Theme choice' },
});

export interface HeaderActionsProps {
  canBegin: boolean;
  onNewChat: () => void;
}

/** A new chat and the theme. */
export function HeaderActions({ canBegin, onNewChat }: HeaderActionsProps) {
  const formatMessage = useWords();
  const { choice } = useSnapshot(theme);
  const items = THEME_CHOICES.map((id) => ({
    id,
    label: formatMessage(messages[id]),
    ...(id === choice ? { icon: 'check' as const } : {}),
    onSelect: () => chooseTheme(id),
  }));
  const label = formatMessage(messages.theme);
  return (
    <>
      {canBegin && <IconButton icon="add" label={formatMessage(messages.newChat)} onClick={onNewChat} />}
      <DropdownMenu
        label={label}
        items={items}
        trigger={<IconButton icon="settings" label={label} tooltip={false} />}
      />
    </>
  );
}
