import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;
const columns = (before: string, after: string) => ({ gridTemplateColumns: `${before}minmax(0, 1fr)${after}` });

export const frame = recipe({
  base: {
    display: 'grid',
    blockSize: '100dvh',
    background: vars.color.paper,
    color: vars.color.ink,
    '@media': { print: { display: 'block', blockSize: 'auto' } },
  },
  variants: { rail: { true: {}, false: {} }, panel: { true: {}, false: {} } },
  compoundVariants: [
    { variants: { rail: true, panel: true }, style: columns(`${vars.size.rail} `, ` ${vars.size.panel}`) },
    { variants: { rail: true, panel: false }, style: columns(`${vars.size.rail} `, '') },
    { variants: { rail: false, panel: true }, style: columns('', ` ${vars.size.panel}`) },
    { variants: { rail: false, panel: false }, style: columns('', '') },
  ],
});
export const rail = style({
  display: 'flex',
  flexDirection: 'column',
  minBlockSize: vars.space.none,
  borderInlineEnd: hairline,
  background: vars.color.sunken,
  '@media': { print: { display: 'none' } },
});
export const railHeader = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.x2,
  minBlockSize: vars.space.x16,
  paddingInlineStart: vars.space.x4,
  paddingInlineEnd: vars.space.x2,
});
export const railBody = style({
  flex: 1,
  minBlockSize: vars.space.none,
  overflowY: 'auto',
  paddingBlock: vars.space.x2,
  // In line with the wordmark above it.
  paddingInline: vars.space.x4,
});
export const column = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: vars.space.none,
  minBlockSize: vars.space.none,
});
export const header = style({
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space.x2,
  // As high as the AppHeader of the other pages.
  minBlockSize: vars.space.x16,
  paddingInline: vars.space.x3,
  borderBlockEnd: hairline,
  '@media': {
    // Between rail and panel there is little room: the controls take a second line rather than lose their words.
    [media.fromMobile]: { flexWrap: 'wrap', paddingBlock: vars.space.x1 },
    [media.belowMobile]: { minBlockSize: vars.space.x12 },
    print: { display: 'none' },
  },
});
const belowLine = {
  paddingBlockStart: vars.space.x2,
  marginBlockStart: vars.space.x3,
  borderBlockStart: hairline,
} as const;
export const places = recipe({
  base: { display: 'flex', gap: vars.space.x1 },
  variants: {
    look: {
      tab: { flexDirection: 'row' },
      row: { flexDirection: 'column', ...belowLine },
    },
  },
});
export const drawerEnd = style(belowLine);
export const headerEnd = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.x1,
  marginInlineStart: 'auto',
});
export const scroller = style({
  flex: 1,
  minBlockSize: vars.space.none,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  scrollbarGutter: 'stable both-edges',
  '@media': { print: { overflow: 'visible' } },
});
export const reading = style({
  maxInlineSize: vars.size.column,
  minBlockSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.space.x5,
  paddingBlock: vars.space.x4,
  outline: 'none',
  '@media': { [media.belowMobile]: { paddingInline: vars.space.x4 } },
});
export const composer = style({
  inlineSize: '100%',
  maxInlineSize: vars.size.column,
  marginInline: 'auto',
  paddingInline: vars.space.x5,
  paddingBlockEnd: vars.space.x3,
  '@media': {
    [media.belowMobile]: {
      paddingInline: vars.space.x2,
      paddingBlockEnd: `max(${vars.space.x2}, env(safe-area-inset-bottom))`,
    },
    print: { display: 'none' },
  },
});
export const panel = style({
  minBlockSize: vars.space.none,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  borderInlineStart: hairline,
  background: vars.color.surface,
  '@media': { print: { display: 'none' } },
});
