import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { tabular, ui } from '../../theme/typography.css.ts';

export const parts = style({ display: 'grid', gap: vars.space.x2, overflowWrap: 'anywhere' });
export const languages = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.x2 });
export const pages = style({ display: 'grid', gap: vars.space.x1, maxInlineSize: vars.size.list });
export const quota = recipe({
  base: [ui.s12, tabular],
  variants: {
    tone: {
      accent: { color: vars.color.inkMuted },
      caution: { color: vars.color.caution },
      critical: { color: vars.color.critical },
    },
  },
});
export const facts = style([
  ui.s12,
  tabular,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignContent: 'start',
    columnGap: vars.space.x5,
    color: vars.color.inkMuted,
    // Room for what is counted later, which takes a second line there.
    '@media': { [media.belowMobile]: { minBlockSize: '2lh' } },
  },
]);
export const state = recipe({
  base: { display: 'inline-flex', alignItems: 'center', gap: vars.space.x1 },
  variants: { tone: { ready: { color: vars.color.positive }, failed: { color: vars.color.critical } } },
});
