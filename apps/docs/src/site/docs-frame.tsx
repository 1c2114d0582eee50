import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { useEffect, useState, type PropsWithChildren } from 'react';
import { siteTheme } from './site-theme.ts';

interface Globals {
  theme?: unknown;
}

const initiallyDark = () => /(^|;)theme:dark(;|$)/.test(new URLSearchParams(location.search).get('globals') ?? '');

/** Follows the colour scheme chosen in the strip above. */
function useDark(): boolean {
  const [dark, setDark] = useState(initiallyDark);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: Globals }) => setDark(globals.theme === 'dark');
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  return dark;
}

/** Around every page of the site: the product's colours, in the scheme that was chosen. */
export function DocsFrame({ children, context }: PropsWithChildren<DocsContainerProps>) {
  const dark = useDark();
  useEffect(() => {
    document.documentElement.dataset['theme'] = dark ? 'dark' : 'light';
  }, [dark]);
  return (
    <DocsContainer context={context} theme={siteTheme(dark ? 'dark' : 'light')}>
      {children}
    </DocsContainer>
  );
}
