import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, tabular, ui } from '../../theme/typography.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const editor = style({ display: 'grid', gap: vars.space.x3, gridTemplateColumns: 'minmax(0, 1fr)' });
export const selected = style([
  ui.s13,
  {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.x2,
    fontWeight: vars.weight.medium,
    overflowWrap: 'anywhere',
  },
]);
export const changed = style({ color: vars.color.caution, fontWeight: vars.weight.regular });
export const meter = style({ display: 'grid', gap: vars.space.x1 });
export const tokens = recipe({
  base: [ui.s12, tabular, { justifySelf: 'end' }],
  variants: {
    tone: {
      accent: { color: vars.color.inkMuted },
      caution: { color: vars.color.caution },
      critical: { color: vars.color.critical },
    },
  },
});
export const switches = style({
  display: 'grid',
  gap: vars.space.x2,
  padding: vars.space.x3,
  background: vars.color.sunken,
  borderRadius: vars.radius.medium,
});
// Takes no room while it has nothing to say.
export const news = style({ selectors: { '&:empty': { position: 'absolute' } } });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: vars.space.x2 });
export const naming = style({
  display: 'grid',
  gap: vars.space.x3,
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: vars.space.x3,
  borderBlockStart: hairline,
});

export const all = style({ display: 'grid', gap: vars.space.x4, gridTemplateColumns: 'minmax(0, 1fr)' });
export const group = style({ display: 'grid', gap: vars.space.x2, gridTemplateColumns: 'minmax(0, 1fr)' });
export const groupTitle = style([ui.s12, { color: vars.color.inkMuted, fontWeight: vars.weight.strong }]);
export const muted = style([ui.s14, { color: vars.color.inkMuted, overflowWrap: 'anywhere' }]);
export const rows = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x2 });
export const row = recipe({
  base: {
    display: 'flex',
    alignItems: 'start',
    justifyContent: 'space-between',
    gap: vars.space.x3,
    padding: vars.space.x3,
    border: hairline,
    borderRadius: vars.radius.medium,
    '@media': { [media.belowMobile]: { flexDirection: 'column', alignItems: 'stretch' } },
  },
  variants: { inUse: { true: { borderColor: vars.color.accent }, false: {} } },
});
export const words = style({
  display: 'grid',
  gap: vars.space.x1,
  flex: 1,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: vars.space.none,
});
export const name = style([
  serif.s16,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.x2,
    fontWeight: vars.weight.strong,
    overflowWrap: 'anywhere',
  },
]);
export const prompt = style([
  ui.s13,
  {
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    color: vars.color.inkMuted,
  },
]);
export const date = style([ui.s12, { color: vars.color.inkMuted }]);
export const rowActions = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'end',
  gap: vars.space.x1,
});
export const placeholder = style({ display: 'grid', gap: vars.space.x2, padding: vars.space.x3 });
