import { expect, it } from 'vitest';
import { maskRecording } from './mask-recording.ts';
import { recordingSchema } from './recording.schema.ts';

const SECRET = 'Smith';
const at = 1_780_000_000_000;

it('leaves no word in a page, in what changes on it, or in what is typed', () => {
  const text = { type: 3, id: 4, textContent: `${SECRET} has heart failure` };
  const attributes = { class: 'field', value: SECRET, 'aria-label': SECRET, href: `/refer/${SECRET}`, title: SECRET };
  const link = { type: 2, id: 3, tagName: 'a', attributes, childNodes: [text] };
  const doctype = { type: 1, id: 2, name: 'html', publicId: '', systemId: '' };
  const events = [
    {
      type: 4,
      timestamp: at,
      data: { href: `https://footnote.example.org/chat?q=${SECRET}`, width: 800, height: 600 },
    },
    { type: 2, timestamp: at, data: { node: { type: 0, id: 1, childNodes: [doctype, link] }, initialOffset: {} } },
    {
      type: 3,
      timestamp: at,
      data: {
        source: 0,
        texts: [{ id: 4, value: SECRET }],
        attributes: [{ id: 3, attributes: { placeholder: SECRET, class: 'other' } }],
        adds: [{ parentId: 3, nextId: null, node: text }],
        removes: [],
      },
    },
    { type: 3, timestamp: at, data: { source: 5, id: 3, text: SECRET, isChecked: false } },
    { type: 5, timestamp: at, data: { tag: 'note', payload: { said: SECRET } } },
    { type: 6, timestamp: at, data: { plugin: 'console', payload: [SECRET] } },
  ];
  const masked = maskRecording(events);
  expect(JSON.stringify(masked)).not.toContain(SECRET);
  expect(masked[0]?.data).toEqual({ href: '/chat', width: 800, height: 600 });
  expect(masked[1]?.data).toMatchObject({
    node: {
      childNodes: [
        doctype,
        {
          tagName: 'a',
          attributes: { class: 'field', href: '/refer/:id' },
          childNodes: [{ textContent: '***** *** ***** *******' }],
        },
      ],
    },
  });
  expect(recordingSchema.safeParse({ session: '303736f8-fa15-44d8-9f6c-6ea733efbb0b', events: masked }).success).toBe(
    true,
  );
});

it('keeps the styles by which a page is drawn', () => {
  const css = '.a { color: red }';
  const style = {
    tagName: 'style',
    attributes: { _cssText: css },
    childNodes: [{ type: 3, isStyle: true, textContent: css }],
  };
  expect(maskRecording([{ type: 2, timestamp: at, data: { node: style } }])[0]?.data).toEqual({ node: style });
});

it('ends where a tree is deeper than any page', () => {
  let node: object = { text: SECRET };
  for (let depth = 0; depth < 5_000; depth += 1) node = { childNodes: [node] };
  expect(() => maskRecording([{ type: 2, timestamp: at, data: node }])).not.toThrow();
});
