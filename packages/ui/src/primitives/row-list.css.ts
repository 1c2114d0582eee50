import { style } from '@vanilla-extract/css';
import { vars } from '../theme/theme.css.ts';
import { ui } from '../theme/typography.css.ts';

const hairline = `${vars.border.hairline} solid ${vars.color.line}`;

/** A bordered list of rows that stand below one another. */
export const list = style({
  display: 'block',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  background: vars.color.surface,
  border: hairline,
  borderRadius: vars.radius.medium,
});

/** The words of a row, which stand below one another. */
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  flex: `1 1 ${vars.size.field}`,
  gap: vars.space.x1,
  overflowWrap: 'anywhere',
});

/** One of them: words, and behind or below them what can be done. */
export const row = style([
  ui.s14,
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: vars.space.x3,
    paddingBlock: vars.space.x2,
    paddingInline: vars.space.x3,
    selectors: { '& + &': { borderBlockStart: hairline } },
  },
]);
