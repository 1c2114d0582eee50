import { globalStyle } from '@vanilla-extract/css';
import { media } from './media.ts';
import { vars } from './theme.css.ts';

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' });
globalStyle('html', { WebkitTextSizeAdjust: '100%', textSizeAdjust: '100%' });
globalStyle('body', {
  margin: vars.space.none,
  background: vars.color.paper,
  color: vars.color.ink,
  fontFamily: vars.font.interface,
  fontSize: vars.text.s14,
  lineHeight: vars.leading.s14,
  WebkitFontSmoothing: 'antialiased',
});
globalStyle('h1, h2, h3, h4, h5, h6, p, ul, ol, dl, dd, figure, blockquote, pre, fieldset, legend', {
  margin: vars.space.none,
  padding: vars.space.none,
});
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('fieldset', { border: 'none', minInlineSize: vars.space.none });
globalStyle('button, input, textarea, select', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
globalStyle('button', { background: 'none', border: 'none', padding: vars.space.none, cursor: 'pointer' });
globalStyle('button:disabled', { cursor: 'not-allowed' });
globalStyle('svg', { display: 'block', flexShrink: 0 });
globalStyle('::selection', { background: vars.color.citeSoft });
globalStyle('*, *::before, *::after', {
  '@media': {
    [media.calm]: { animationDuration: '1ms !important', transitionDuration: '1ms !important', scrollBehavior: 'auto' },
  },
});
globalStyle('body', { '@media': { print: { background: 'none' } } });
