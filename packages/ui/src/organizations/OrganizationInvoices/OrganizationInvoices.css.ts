import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x6 });
export const payer = style([
  ui.s14,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x3,
    maxInlineSize: vars.size.column,
    paddingBlock: vars.space.x3,
    paddingInline: vars.space.x4,
    background: vars.color.sunken,
    borderRadius: vars.radius.medium,
  },
]);
export const facts = style({
  display: 'grid',
  gap: vars.space.half,
  overflowWrap: 'anywhere',
  minInlineSize: vars.space.none,
});
export const name = style([ui.s12, { color: vars.color.inkMuted }]);
