import { style } from '@vanilla-extract/css';
import { visuallyHidden } from '../primitives/VisuallyHidden/VisuallyHidden.css.ts';
import { media } from '../theme/media.ts';
import { vars } from '../theme/theme.css.ts';
import { ui } from '../theme/typography.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const part = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x4 });
export const bar = style([
  ui.s13,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: vars.space.x3,
    color: vars.color.inkMuted,
  },
]);
export const frame = style({
  position: 'relative',
  overflow: 'hidden',
  background: vars.color.surface,
  border: hairline,
  borderRadius: vars.radius.medium,
});
export const table = style([ui.s14, { inlineSize: '100%', borderCollapse: 'collapse' }]);
export const head = style([
  ui.s12,
  {
    background: vars.color.sunken,
    // On a phone a row becomes a block, which no heading stands above.
    '@media': {
      [media.belowMobile]: {
        position: 'absolute',
        clipPath: 'inset(50%)',
        inlineSize: vars.space.px,
        blockSize: vars.space.px,
        whiteSpace: 'nowrap',
        overflow: 'hidden',
      },
    },
  },
]);
export const row = style({
  borderBlockStart: hairline,
  '@media': {
    [media.belowMobile]: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', paddingBlock: vars.space.x2 },
  },
});
export const cell = style({
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  textAlign: 'start',
  fontWeight: vars.weight.regular,
  overflowWrap: 'anywhere',
});
export const moment = style([cell, { whiteSpace: 'nowrap' }]);
export const person = style([cell, { '@media': { [media.belowMobile]: { flex: '1 1 100%' } } }]);
export const choice = style([
  cell,
  {
    inlineSize: vars.size.menu,
    '@media': { [media.belowMobile]: { flex: `1 1 calc(2 * ${vars.space.x24})`, inlineSize: 'auto' } },
  },
]);
export const action = style([
  cell,
  {
    textAlign: 'end',
    whiteSpace: 'nowrap',
    '@media': { [media.belowMobile]: { paddingInline: vars.space.x1, whiteSpace: 'normal' } },
  },
]);
export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.x2,
  fontWeight: vars.weight.medium,
});
export const email = style([ui.s13, { color: vars.color.inkMuted }]);
export const hidden = style([visuallyHidden]);
export const waiting = style({ display: 'grid', gap: vars.space.x3, padding: vars.space.x4 });
export const order = style({ flex: `0 1 ${vars.size.menu}` });
