import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';
import { code as codeType } from '../../theme/typography.css.ts';

/** How a query is broken into lines; the text and the field over it have to agree. */
export const lines = style([
  codeType,
  {
    fontSize: vars.text.s13,
    lineHeight: vars.leading.s14,
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
    textAlign: 'left',
    direction: 'ltr',
    tabSize: 2,
    fontVariantLigatures: 'none',
  },
]);
export const query = style([
  lines,
  {
    display: 'block',
    paddingBlock: vars.space.x2,
    paddingInline: vars.space.x3,
    borderRadius: vars.radius.small,
    background: vars.color.sunken,
    color: vars.color.ink,
  },
]);
export const token = recipe({
  variants: {
    kind: {
      operator: { color: vars.color.accent, fontWeight: vars.weight.bold },
      field: { color: vars.color.info },
      phrase: { color: vars.color.cite },
      wildcard: { color: vars.color.pro, fontWeight: vars.weight.bold },
      bracket: { color: vars.color.inkMuted },
      term: {},
      space: {},
      mistake: {
        color: vars.color.critical,
        textDecoration: `underline wavy ${vars.color.critical}`,
        textUnderlineOffset: vars.border.rule,
      },
    },
  },
});
