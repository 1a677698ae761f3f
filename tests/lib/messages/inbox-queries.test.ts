import { expect, test } from 'vitest'
import { excerpt } from '@/lib/messages/inbox-queries'

const long = `${'Antes de todo. '.repeat(20)}Aquí está la retención que buscas.${' Y después más.'.repeat(20)}`

test('a short text is told whole, in one line', () => {
  expect(excerpt('  Hola,\n\nAna ', 'ana')).toBe('Hola, Ana')
})

test('a long one is cut around what was searched for, without its accents', () => {
  const cut = excerpt(long, 'RETENCION')
  expect(cut).toContain('la retención que buscas')
  expect(cut).toMatch(/^… .* …$/)
  expect(Array.from(cut).length).toBeLessThan(160)
})

test('signs of several units keep the place', () => {
  expect(excerpt(`${'🧾ﬁ'.repeat(200)} número ${'x'.repeat(300)}`, 'numero')).toContain('número')
})

test('without the words in it the beginning is told', () => {
  expect(excerpt(long, 'nada')).toMatch(/^Antes de todo/)
})
