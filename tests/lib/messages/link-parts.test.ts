import fc from 'fast-check'
import { expect, test } from 'vitest'
import { linkParts } from '@/lib/messages/message'

const links = (text: string) => linkParts(text).flatMap(({ href }) => href ?? [])

test.each([
  ['mira https://www.dian.gov.co/rut.', ['https://www.dian.gov.co/rut']],
  ['(https://a.example/b)', ['https://a.example/b']],
  ['https://es.example/wiki/Nogal_(madera).', ['https://es.example/wiki/Nogal_(madera)']],
  ['http://a.example/?q=1&r=2#s, y https://b.example', ['http://a.example/?q=1&r=2#s', 'https://b.example']],
  ['¿Viste https://a.example/x?', ['https://a.example/x']],
  ['javascript:alert(1) data:text/html,x www.sinprotocolo.example', []],
  ['https:// y http://', []],
  ['https://banco.example@malo.example/', []],
  ['"https://a.example/x"><script>', ['https://a.example/x']],
])('%s', (text, expected) => {
  expect(links(text)).toEqual(expected)
})

test('the pieces are the text to the letter, and a link shows where it leads', { timeout: 30_000 }, () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 6 }), (pieces) => {
      const text = pieces.join(' ')
      const parts = linkParts(text)
      expect(parts.map((part) => part.text).join('')).toBe(text)
      for (const { href, text: shown } of parts) {
        if (href === null) continue
        expect(href).toBe(shown)
        expect(new URL(href).protocol).toMatch(/^https?:$/)
      }
    }),
  )
})
