import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
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
export const query = style([
  code,
  {
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
