import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';
import { serif, tabular, ui } from '../../theme/typography.css.ts';

export const card = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.x3,
    maxInlineSize: vars.size.panel,
    blockSize: '100%',
    padding: vars.space.x6,
    background: vars.color.surface,
    border: `${vars.border.hairline} solid ${vars.color.line}`,
    borderRadius: vars.radius.large,
    overflowWrap: 'anywhere',
  },
  variants: {
    emphasised: { true: { borderColor: vars.color.pro, boxShadow: vars.shadow.raised }, false: {} },
  },
});
export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 });
export const name = style([serif.s22, { fontWeight: vars.weight.strong }]);
export const description = style([ui.s14, { color: vars.color.inkMuted }]);
export const price = style([ui.s36, tabular, { fontWeight: vars.weight.strong }]);
export const period = style([ui.s13, { color: vars.color.inkMuted }]);
export const action = style({ marginBlockStart: 'auto', paddingBlockStart: vars.space.x2 });
