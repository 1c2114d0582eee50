import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focus.css.ts';
import { media } from '../../theme/media.ts';
import { quickChange } from '../../theme/motion.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, ui } from '../../theme/typography.css.ts';

export const questions = style({ display: 'grid', gap: vars.space.x2, '@media': { print: { display: 'none' } } });
export const heading = style([serif.s16, { fontWeight: vars.weight.strong }]);
export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.x2 });
export const question = style([
  ui.s13,
  focusRing,
  quickChange,
  {
    maxInlineSize: '100%',
    paddingBlock: vars.space.x1,
    paddingInline: vars.space.x3,
    border: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
    borderRadius: vars.radius.large,
    background: vars.color.surface,
    color: vars.color.ink,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: {
      '&:hover:not(:disabled)': { borderColor: vars.color.accent },
      '&:disabled': { opacity: 0.55 },
    },
    '@media': { [media.belowMobile]: { minBlockSize: vars.size.touch } },
  },
]);
export const pubmed = style([ui.s13]);
