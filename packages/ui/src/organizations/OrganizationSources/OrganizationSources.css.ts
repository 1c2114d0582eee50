import { style } from '@vanilla-extract/css';
import { media } from '../../theme/media.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, tabular, ui } from '../../theme/typography.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x4 });
export const list = style({ display: 'grid', gap: vars.space.x3 });
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.x3,
  padding: vars.space.x4,
  background: vars.color.surface,
  border: hairline,
  borderRadius: vars.radius.medium,
  overflowWrap: 'anywhere',
});
export const head = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.x2,
});
export const name = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 });
export const title = style([serif.s16, { fontWeight: vars.weight.strong }]);
export const description = style([ui.s13, { color: vars.color.inkMuted, marginBlockStart: vars.space.half }]);
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: vars.space.x4,
  paddingBlockStart: vars.space.x3,
  borderBlockStart: hairline,
  '@media': { [media.belowMobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const fact = style([ui.s13, tabular, { display: 'grid', alignContent: 'start', gap: vars.space.x1 }]);
export const term = style([ui.s12, { color: vars.color.inkMuted }]);
export const missing = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.x2 });
