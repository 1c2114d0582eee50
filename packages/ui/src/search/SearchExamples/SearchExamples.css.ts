import { style } from '@vanilla-extract/css';
import { focusRingInset } from '../../theme/focus.css.ts';
import { quickChange } from '../../theme/motion.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { code, serif, ui } from '../../theme/typography.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const heading = style([
  ui.s12,
  { color: vars.color.inkMuted, fontWeight: vars.weight.strong, paddingBlockEnd: vars.space.x3 },
]);
export const list = style({ borderBlockStart: hairline });
export const item = style({ borderBlockEnd: hairline });
export const link = style([
  focusRingInset,
  quickChange,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    columnGap: vars.space.x3,
    minBlockSize: vars.size.touch,
    paddingBlock: vars.space.x2,
    paddingInline: vars.space.x1,
    color: vars.color.ink,
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    selectors: { '&:hover': { color: vars.color.accent } },
  },
]);
export const words = style([serif.s16, { display: 'block' }]);
export const query = style([code, { display: 'block', color: vars.color.inkMuted }]);
