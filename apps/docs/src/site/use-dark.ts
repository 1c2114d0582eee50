import { GLOBALS_UPDATED } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { useEffect, useState } from 'react';

interface Globals {
  theme?: unknown;
}

const initiallyDark = () => /(^|;)theme:dark(;|$)/.test(new URLSearchParams(location.search).get('globals') ?? '');

/** True while the strip above the site is set to the dark scheme. */
export function useDark(): boolean {
  const [dark, setDark] = useState(initiallyDark);
  useEffect(() => {
    const channel = addons.getChannel();
    const follow = ({ globals }: { globals: Globals }) => setDark(globals.theme === 'dark');
    channel.on(GLOBALS_UPDATED, follow);
    return () => channel.off(GLOBALS_UPDATED, follow);
  }, []);
  return dark;
}
