import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, type PropsWithChildren } from 'react';
import { siteTheme } from '../../../../.storybook/site-theme.ts';
import { useDark } from './use-dark.ts';

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
