import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../theme/media.ts';
import { fadeIn, riseIn } from '../../theme/motion.css.ts';
import { vars } from '../../theme/theme.css.ts';
import { serif, ui } from '../../theme/typography.css.ts';

export const overlay = style([
  fadeIn,
  // As high as the dialogs, so that a question above a dialog dims it, too.
  { position: 'fixed', inset: vars.space.none, zIndex: vars.layer.dialog, background: vars.color.scrim },
]);
export const content = recipe({
  base: [
    riseIn,
    {
      position: 'fixed',
      inset: vars.space.none,
      zIndex: vars.layer.dialog,
      display: 'grid',
      alignContent: 'start',
      gap: vars.space.x4,
      inlineSize: '80%',
      blockSize: 'fit-content',
      maxBlockSize: '90dvh',
      margin: 'auto',
      padding: vars.space.x6,
      overflowY: 'auto',
      background: vars.color.surface,
      borderRadius: vars.radius.large,
      boxShadow: vars.shadow.overlay,
      outline: 'none',
      '@media': { [media.belowMobile]: { inlineSize: '95%', padding: vars.space.x4 } },
    },
  ],
  variants: { width: { narrow: { maxInlineSize: vars.size.panel }, wide: { maxInlineSize: vars.size.modal } } },
});
export const header = style({
  display: 'flex',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: vars.space.x3,
});
export const title = style([
  serif.s22,
  { fontWeight: vars.weight.strong, minInlineSize: vars.space.none, overflowWrap: 'anywhere' },
]);
export const description = style([ui.s14, { color: vars.color.inkMuted, overflowWrap: 'anywhere' }]);
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: vars.space.x2 });
