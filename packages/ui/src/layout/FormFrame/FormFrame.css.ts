import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, ui } from '../../theme/typography.css.ts';
import { content } from '../SettingsFrame/SettingsFrame.css.ts';

export const form = style({ maxInlineSize: vars.size.column });
export const title = style([
  serif.s28,
  {
    fontWeight: vars.weight.strong,
    overflowWrap: 'anywhere',
    selectors: {
      // Below the heading of a page of settings it is the smaller one.
      [`${content} &`]: { fontSize: vars.text.s22, lineHeight: vars.leading.s22 },
    },
    '@media': {
      [media.belowMobile]: {
        selectors: { [`${content} &`]: { fontSize: vars.text.s18, lineHeight: vars.leading.s18 } },
      },
    },
  },
]);
export const description = style([ui.s14, { color: vars.color.inkMuted, marginBlockStart: vars.space.x1 }]);
export const problem = style({ scrollMarginBlock: vars.space.x4 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x3 });
