import { expect, test } from 'vitest';
import { copyAnswer } from './copy-answer.ts';

const answer = {
  markdown: '**Bottom line**\n\nIt works [1, 9].\n',
  known: new Set([1]),
  remarks: ['All types were searched.'],
  sections: [{ heading: 'Certainty: low', lines: ['a single study'] }],
  heading: 'References',
  references: ['[1] Doe J. A trial. Journal. 2020.'],
  disclaimer: 'Not advice.',
};

test('an answer is copied with its remarks, references and the disclaimer', () => {
  const { html, text } = copyAnswer(answer);
  expect(text).toBe(
    'All types were searched.\n\nBottom line\n\nIt works [1].\n\nCertainty: low\na single study\n\nReferences\n[1] Doe J. A trial. Journal. 2020.\n\nNot advice.',
  );
  expect(html).toBe(
    '<p>All types were searched.</p><p><strong>Bottom line</strong></p><p>It works [1].</p><p><strong>Certainty: low</strong><br>a single study</p><p><strong>References</strong><br>[1] Doe J. A trial. Journal. 2020.</p><p>Not advice.</p>',
  );
});

test('nothing cited has no heading', () => {
  expect(copyAnswer({ ...answer, remarks: [], sections: [], references: [] }).text).toBe(
    'Bottom line\n\nIt works [1].\n\nNot advice.',
  );
});

test('what a reference says is text', () => {
  const { html } = copyAnswer({ ...answer, references: ['[1] <script>alert(1)</script> & "co".'] });
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;co&quot;.');
});
