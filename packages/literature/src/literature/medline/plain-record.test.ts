import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pubmedArticle } from './medline-xml.fixtures.ts';
import { declaredEntities } from './named-entities.ts';
import { parseRecord } from './parse-record.ts';
import { readPlainRecord } from './plain-record.ts';

const ENTITIES = declaredEntities('<!ENTITY house "Footnote &#x1F3D4;"><!ENTITY ten "10">');

/** What the parser makes of a record; a comment behind it is nothing plain. */
const parsed = (xml: string) => parseRecord(`${xml}<!---->`, ENTITIES);

const plain = [
  pubmedArticle({
    pmid: '7',
    title: 'Walks &amp; <sup>2</sup> <i>hills</i> of Ångström &#963;&#x3c3;&ten; &lt;b&gt; 漢字',
  }),
  '<Empty/>',
  '<a:b  c:d="1" e.f="&#34;"\n></a:b >',
  '<r><GrantList><Grant N="1">x</Grant><None/></GrantList><t>]] ></t>\t</r>',
];

/** What a record is spoilt with, one a line; and the characters that have no line of their own. */
const SCRAPS = `
<
>
/
&
;
"
'
=
-
:
.
7
🚶
<!--
-->
<![CDATA[
]]>
<?x?>
<b>
</b>
<b/>
&amp;
&house;
&none;
&#0;
&#13;
&#xD83D;
&#x1F3D4;
PMID
 a="1"
 a="1" a="2"
 __proto__="1"
<GrantList>
</GrantList>
<!DOCTYPE a>`.split('\n');
const scraps = fc.constantFrom(...SCRAPS, ...Array.from(' \n\r\t\0\u007F\u0085\uFFFE\uD83D'));

describe('a record read without the parser', () => {
  it('is read at all where it is plain', () => {
    expect(plain.map((xml) => readPlainRecord(xml, ENTITIES) !== null)).toEqual([true, true, false, true]);
  });

  it('is what the parser gives, or is left to it, however it is spoilt', () => {
    const edit = fc.record({
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      cut: fc.nat(12),
      scrap: fc.option(scraps, { nil: '' }),
    });
    fc.assert(
      fc.property(fc.constantFrom(...plain), fc.array(edit, { maxLength: 3 }), (whole, edits) => {
        const xml = edits.reduce((text, { at, cut, scrap }) => {
          const from = Math.floor(at * text.length);
          return text.slice(0, from) + scrap + text.slice(from + cut);
        }, whole);
        const read = readPlainRecord(xml, ENTITIES);
        expect(read === null ? null : parsed(xml)).toEqual(read === null ? null : { ok: true, value: read });
      }),
      { numRuns: 3000 },
    );
  });

  it('is refused by the parser where it nests too deeply or its text is too long', () => {
    for (const xml of [`${'<a>'.repeat(150)}${'</a>'.repeat(150)}`, `<a>${'x'.repeat(200_000)}</a>`]) {
      expect(readPlainRecord(xml, ENTITIES)).toBeNull();
      expect(parseRecord(xml, ENTITIES).ok).toBe(true);
    }
  });
});
