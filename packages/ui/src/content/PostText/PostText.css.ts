import { style } from '@vanilla-extract/css';
import { focusRing } from '../../theme/focus.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { code as codeText, tabular, ui } from '../../theme/typography.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

export const rule = style({ inlineSize: '100%', border: 'none', borderBlockStart: hairline });
export const code = style([ui.s14, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.x2 }]);
export const codeBlock = style([
  codeText,
  focusRing,
  {
    overflowX: 'auto',
    padding: vars.space.x3,
    borderRadius: vars.radius.small,
    background: vars.color.sunken,
    border: hairline,
  },
]);
export const inlineCode = style({
  fontFamily: vars.font.code,
  fontSize: '0.85em',
  paddingInline: vars.space.x1,
  borderRadius: vars.space.x1,
  background: vars.color.sunken,
});
export const tableFrame = style([
  focusRing,
  {
    overflowX: 'auto',
    borderBlock: `${vars.border.hairline} solid ${vars.color.lineStrong}`,
    maxInlineSize: '100%',
  },
]);
export const table = style([ui.s14, tabular, { inlineSize: '100%', borderCollapse: 'collapse' }]);
export const cell = style({
  paddingBlock: vars.space.x2,
  paddingInline: vars.space.x3,
  minInlineSize: vars.space.x24,
  // The frame scrolls: a column is never so narrow that its words have to be broken.
  overflowWrap: 'break-word',
  verticalAlign: 'top',
  textAlign: 'start',
  borderBlockEnd: hairline,
  selectors: {
    'th&': { fontWeight: vars.weight.strong, background: vars.color.sunken },
    'tr:last-child > td&': { borderBlockEnd: 'none' },
  },
});
