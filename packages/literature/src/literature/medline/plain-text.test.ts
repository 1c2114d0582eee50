import { describe, expect, it } from 'vitest';
import { NAMED_ENTITIES } from './named-entities.ts';
import { parseRecord } from './parse-record.ts';
import { plainText } from './plain-text.ts';

function plain(inner: string): string {
  const parsed = parseRecord(`<T xmlns:mml="m">${inner}</T>`, NAMED_ENTITIES);
  if (!parsed.ok) throw new Error(parsed.error);
  return plainText(parsed.value);
}

const math = (inner: string) => plain(`<mml:math>${inner.replaceAll(/<(\/?)(m)/g, '<$1mml:m')}</mml:math>`);

describe('plainText', () => {
  it.each([
    ['CO<sub>2</sub> and VO<sub>2max</sub>', 'CO₂ and VO₂ₘₐₓ'],
    ['Ca<sup>2+</sup>, 10<sup>−3</sup>, m<sup>2</sup>', 'Ca²⁺, 10⁻³, m²'],
    ['IC<sub>50</sub> of <sup>99m</sup>Tc', 'IC₅₀ of ⁹⁹ᵐTc'],
    ['Drug<sup>®</sup> x<sup>*</sup>', 'Drug® x*'],
    ['a<sup>1,2</sup> b<sub>D</sub> c<sub>A, B</sub>', 'a^(1,2) b_D c_(A, B)'],
    ['e<sup>x<sub>2</sub></sup>', 'e^(x₂)'],
    ['<b>bold</b><i> and </i><u>more</u>', 'bold and more'],
    ['one<sup> 2 </sup>three<sup/>', 'one ² three'],
    ['  much\n\t space  ', 'much space'],
    ['$&amp; <sup>$&amp;</sup>', '$& ^($&)'],
  ])('writes %j as %j', (markup, text) => expect(plain(markup)).toBe(text));

  it.each([
    ['<msubsup><mi>η</mi><mi>p</mi><mn>2</mn></msubsup>', 'ηₚ²'],
    ['<mfrac><mrow><mi>a</mi><mo>+</mo><mn>1</mn></mrow><mi>b</mi></mfrac>', '(a+1)/b'],
    ['<msqrt><mi>x</mi><mo>+</mo><mn>1</mn></msqrt>', '√(x+1)'],
    ['<mroot><mi>x</mi><mn>3</mn></mroot>', '³√x'],
    ['<mover><mi>x</mi><mo>¯</mo></mover>', 'x̄'],
    ['<mover><mi>v</mi><mo>→</mo></mover>', 'v⃗'],
    ['<munderover><mo>∑</mo><mrow><mi>i</mi><mo>=</mo><mn>1</mn></mrow><mi>n</mi></munderover>', '∑ᵢ₌₁ⁿ'],
    ['<mmultiscripts><mi>C</mi><mprescripts/><mn>6</mn><mn>14</mn></mmultiscripts>', '₆¹⁴C'],
    ['<mfenced open="[" close="]"><mi>a</mi><mi>b</mi></mfenced>', '[a,b]'],
    ['<mtable><mtr><mtd>1</mtd><mtd>0</mtd></mtr><mtr><mtd>0</mtd><mtd>1</mtd></mtr></mtable>', '1 0; 0 1'],
    ['<semantics><mi>x</mi><annotation>\\hidden</annotation></semantics>', 'x'],
    ['<mi>sin</mi><mo>\u2061</mo><mtext> of </mtext><mi>x</mi><mspace/><mphantom><mi>z</mi></mphantom>', 'sin of x'],
  ])('writes the formula %s as %j', (formula, text) => expect(math(formula)).toBe(text));

  it('takes deeply nested formulas in linear time', () => {
    const depth = 150;
    expect(math('<mrow>'.repeat(depth) + '<mi>x</mi>' + '</mrow>'.repeat(depth))).toBe('x');
  });
});
