import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';
import { serif, ui } from '../../theme/typography.css.ts';

export const frame = style({ display: 'grid', justifyItems: 'start', gap: vars.space.x2, overflowWrap: 'anywhere' });
export const verdict = recipe({
  base: [
    ui.s13,
    {
      display: 'inline-flex',
      alignItems: 'baseline',
      gap: vars.space.x1,
      maxInlineSize: '100%',
      paddingInline: vars.space.x2,
      paddingBlock: vars.space.half,
      borderRadius: vars.radius.small,
      fontWeight: vars.weight.medium,
    },
  ],
  variants: {
    tone: {
      plain: { color: vars.color.accent, background: vars.color.accentSoft },
      caution: { color: vars.color.caution, background: vars.color.cautionSoft },
    },
  },
});
export const line = style([
  serif.s18,
  { maxInlineSize: vars.size.measure, fontWeight: vars.weight.strong, textWrap: 'pretty' },
]);
export const quoted = recipe({
  base: { fontStyle: 'italic', fontWeight: vars.weight.regular, unicodeBidi: 'isolate' },
  variants: { marked: { true: { quotes: 'none' }, false: {} } },
});
export const computed = style({ textDecoration: 'underline dotted', textUnderlineOffset: vars.border.rule });
export const note = style([ui.s12, { color: vars.color.inkMuted }]);
