import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

export const header = style({
  display: 'flex',
  // Where long words or large type leave no room, the controls take a second line rather than hide a place.
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.x2,
  minBlockSize: vars.space.x16,
  paddingInline: vars.space.x5,
  background: vars.color.paper,
  color: vars.color.ink,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  '@media': {
    [media.belowMobile]: { minBlockSize: vars.space.x12, paddingInline: vars.space.x2 },
    print: { display: 'none' },
  },
});
export const phoneOnly = style({ display: 'flex', '@media': { [media.fromMobile]: { display: 'none' } } });
export const brand = style({ display: 'flex', alignItems: 'center', gap: vars.space.x2, flexShrink: 0 });
export const navigation = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  minInlineSize: vars.space.none,
  marginInlineStart: vars.space.x2,
  flexWrap: 'wrap',
  paddingBlock: vars.space.x1,
  '@media': { [media.belowMobile]: { display: 'none' } },
});
export const aboutWord = recipe({
  base: { whiteSpace: 'nowrap' },
  variants: { current: { true: { color: vars.color.accent, fontWeight: vars.weight.medium }, false: {} } },
});
const group = { display: 'flex', alignItems: 'center', gap: vars.space.x2 } as const;
export const end = style({
  ...group,
  marginInlineStart: 'auto',
  paddingBlock: vars.space.x1,
  '@media': { [media.belowMobile]: { gap: vars.space.none, paddingBlock: vars.space.none } },
});
export const wideActions = style({ ...group, '@media': { [media.belowMobile]: { display: 'none' } } });
