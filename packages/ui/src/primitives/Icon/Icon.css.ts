import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/theme.css.ts';

const square = (size: string) => ({ inlineSize: size, blockSize: size });

export const icon = recipe({
  base: { display: 'block', flexShrink: 0 },
  variants: {
    size: { small: square(vars.size.glyph), medium: square(vars.size.icon), large: square(vars.size.iconLarge) },
    mirrored: { true: { selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } }, false: {} },
  },
});
