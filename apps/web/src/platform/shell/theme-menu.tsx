import { DropdownMenu, IconButton } from '@footnote/ui';
import { defineMessages } from 'react-intl';
import { useSnapshot } from 'valtio';
import { chooseTheme, theme, THEME_CHOICES } from './theme.store.ts';
import { useTranslate } from '../i18n/translate.ts';

const messages = defineMessages({
  theme: { defaultMessage: 'Theme', description: 'Opens the choice between light and dark' },
  system: { defaultMessage: 'As the system', description: 'Theme choice' },
  light: { defaultMessage: 'Light', description: 'Theme choice' },
  dark: { defaultMessage: 'Dark', description: 'Theme choice' },
});

/** Light, dark, or as the system has it. */
export function ThemeMenu() {
  const formatMessage = useTranslate();
  const { choice } = useSnapshot(theme);
  const items = THEME_CHOICES.map((id) => ({
    id,
    label: formatMessage(messages[id]),
    ...(id === choice ? { icon: 'check' as const } : {}),
    onSelect: () => chooseTheme(id),
  }));
  const label = formatMessage(messages.theme);
  return (
    <DropdownMenu label={label} items={items} trigger={<IconButton icon="theme" label={label} tooltip={false} />} />
  );
}
