import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focus.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, ui } from '../../theme/typography.css.ts';

export const card = style({
  position: 'relative',
  maxInlineSize: vars.size.panel,
  blockSize: '100%',
  overflow: 'hidden',
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.line}`,
  borderRadius: vars.radius.large,
  selectors: { '&:hover': { borderColor: vars.color.lineStrong } },
});
export const picture = style({ inlineSize: '100%', aspectRatio: '16 / 9', objectFit: 'cover', display: 'block' });
export const drawn = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '16 / 9',
  background: vars.color.sunken,
  borderBlockEnd: `${vars.border.hairline} solid ${vars.color.line}`,
  selectors: { '&:dir(rtl)': { transform: 'scaleX(-1)' } },
});
export const drawnTitle = style({ fill: vars.color.lineStrong, opacity: 0.5 });
export const drawnText = style({ fill: vars.color.line });
export const drawnMark = style({ fill: vars.color.cite });
export const body = style({ display: 'grid', gap: vars.space.x2, padding: vars.space.x5, overflowWrap: 'anywhere' });
export const facts = style([
  ui.s12,
  { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2, color: vars.color.inkMuted },
]);
export const title = style([serif.s18, { fontWeight: vars.weight.strong }]);
export const link = style([
  focusRing,
  {
    color: vars.color.ink,
    textDecoration: 'none',
    borderRadius: vars.space.half,
    selectors: {
      '&::after': { content: '', position: 'absolute', inset: vars.space.none },
      '&:hover': { textDecoration: 'underline' },
    },
  },
]);
export const summary = style([ui.s14, { color: vars.color.inkMuted }]);
