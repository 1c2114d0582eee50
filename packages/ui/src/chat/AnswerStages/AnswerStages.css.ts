import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { focusRing } from '../../theme/focus.css.ts';
import { riseIn } from '../../theme/motion.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { code, ui } from '../../theme/typography.css.ts';

export const stages = style({ display: 'grid', gap: vars.space.x2 });
export const stage = recipe({
  base: [
    ui.s13,
    riseIn,
    {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      columnGap: vars.space.x2,
      alignItems: 'center',
      color: vars.color.inkMuted,
    },
  ],
  variants: { running: { true: { color: vars.color.ink }, false: {} } },
});
export const record = style([ui.s13, { color: vars.color.inkMuted }]);
export const recordLine = style([
  focusRing,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.x2,
    minBlockSize: vars.space.x6,
    borderRadius: vars.radius.small,
    cursor: 'pointer',
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { color: vars.color.ink } },
  },
]);
export const query = style([
  code,
  focusRing,
  {
    display: 'block',
    gridColumn: '2',
    marginBlockStart: vars.space.x1,
    paddingBlock: vars.space.x1,
    paddingInline: vars.space.x2,
    maxBlockSize: vars.size.field,
    overflowY: 'auto',
    borderRadius: vars.radius.small,
    background: vars.color.sunken,
    color: vars.color.ink,
    overflowWrap: 'anywhere',
    whiteSpace: 'pre-wrap',
  },
]);
