import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const page = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: '100dvh',
  background: vars.color.paper,
  color: vars.color.ink,
});
export const content = recipe({
  base: { flex: 1, inlineSize: '100%', outline: 'none' },
  variants: {
    // A footer begins below the window, where it stays whatever comes above it later.
    ended: { true: { minBlockSize: '100dvh' }, false: {} },
    width: {
      full: {},
      column: {
        maxInlineSize: vars.size.column,
        marginInline: 'auto',
        paddingInline: vars.space.x5,
        paddingBlock: vars.space.x12,
        '@media': { [media.belowMobile]: { paddingInline: vars.space.x4, paddingBlock: vars.space.x6 } },
      },
    },
  },
});
export const end = style({
  paddingInline: vars.space.x5,
  paddingBlock: vars.space.x12,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.line}`,
  '@media': {
    [media.belowMobile]: { paddingInline: vars.space.x4, paddingBlock: vars.space.x8 },
    print: { display: 'none' },
  },
});
export const endColumn = style({ maxInlineSize: vars.size.column, marginInline: 'auto' });
