import { create, type ThemeVars } from 'storybook/theming';
import { footnoteBrand } from '../packages/ui/src/theme/tokens.ts';

/** The frame of the site in the product's colours. */
export function siteTheme(scheme: 'light' | 'dark'): ThemeVars {
  const palette = footnoteBrand[scheme];
  return create({
    base: scheme,
    brandTitle: 'Footnote',
    brandTarget: '_self',
    fontBase: footnoteBrand.fonts.interface,
    fontCode: footnoteBrand.fonts.code,
    colorPrimary: palette.accent,
    colorSecondary: palette.accent,
    appBg: palette.sunken,
    appContentBg: palette.paper,
    appPreviewBg: palette.paper,
    appBorderColor: palette.line,
    appBorderRadius: 10,
    textColor: palette.ink,
    textMutedColor: palette.inkMuted,
    barBg: palette.surface,
    barTextColor: palette.inkMuted,
    barSelectedColor: palette.accent,
    barHoverColor: palette.accent,
    inputBg: palette.surface,
    inputBorder: palette.lineStrong,
    inputTextColor: palette.ink,
  });
}
