import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';
import { serif, ui } from '../../theme/typography.css.ts';

export const frame = style({ display: 'grid', gap: vars.space.x2, gridTemplateColumns: 'minmax(0, 1fr)' });
export const abstract = style([serif.s14, { display: 'grid', gap: vars.space.x2, overflowWrap: 'anywhere' }]);
export const label = style({
  fontFamily: vars.font.interface,
  fontSize: vars.text.s12,
  fontWeight: vars.weight.strong,
  color: vars.color.inkMuted,
  marginInlineEnd: vars.space.x2,
  textTransform: 'lowercase',
  fontVariantCaps: 'all-small-caps',
});
export const legend = style([
  ui.s12,
  { display: 'flex', flexWrap: 'wrap', gap: `${vars.space.x1} ${vars.space.x3}`, overflowWrap: 'anywhere' },
]);

/** The line below and the letter before a mark tell its kind where colours do not. */
const kind = (
  color: string,
  background: string,
  line: 'solid' | 'double' | 'dotted' | 'dashed',
  width: string = vars.space.half,
) => ({
  background,
  textDecoration: `underline ${line} ${color} ${width}`,
  textUnderlineOffset: vars.border.rule,
  selectors: { '&[data-sign]::before': { color } },
});

export const mark = recipe({
  base: {
    color: vars.color.ink,
    boxDecorationBreak: 'clone',
    selectors: {
      '&[data-sign]::before': {
        // The space keeps the sign with its word. Read out, a letter in a sentence would only disturb: the legend has the name.
        content: String.raw`attr(data-sign) '\00a0' / ''`,
        marginInlineStart: vars.space.px,
        fontFamily: vars.font.interface,
        fontSize: vars.text.s12,
        fontWeight: vars.weight.bold,
      },
    },
  },
  variants: {
    highlighted: {
      true: { background: vars.color.citeSoft, boxShadow: `0 ${vars.border.ring} 0 ${vars.color.cite}` },
      false: {},
    },
    kind: {
      population: kind(vars.color.info, vars.color.infoSoft, 'solid'),
      intervention: kind(vars.color.accent, vars.color.accentSoft, 'double'),
      comparison: kind(vars.color.pro, vars.color.proSoft, 'dashed'),
      outcome: kind(vars.color.caution, vars.color.cautionSoft, 'dotted'),
      bottomLine: kind(vars.color.positive, vars.color.positiveSoft, 'solid', vars.border.hairline),
    },
  },
  defaultVariants: { highlighted: false },
});
