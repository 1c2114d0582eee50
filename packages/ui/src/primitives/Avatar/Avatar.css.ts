import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';
import { ui } from '../../theme/typography.css.ts';

const circle = (size: string) => ({ inlineSize: size, blockSize: size });

export const avatar = recipe({
  base: [
    ui.s12,
    {
      display: 'inline-grid',
      placeItems: 'center',
      flexShrink: 0,
      overflow: 'hidden',
      borderRadius: vars.radius.pill,
      background: vars.color.accentSoft,
      color: vars.color.accent,
      fontWeight: vars.weight.strong,
      whiteSpace: 'nowrap',
      userSelect: 'none',
    },
  ],
  variants: {
    size: {
      small: circle(vars.size.controlSmall),
      medium: [ui.s14, circle(vars.size.control)],
      large: [ui.s22, circle(vars.space.x16)],
    },
  },
});
export const picture = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
