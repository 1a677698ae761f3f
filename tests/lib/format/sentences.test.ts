import { expect, test } from 'vitest'
import { sentences } from '@/lib/format/sentences'

test('each part is a sentence, with one full stop between two', () => {
  expect(sentences('Café Tres Lunas S.A.S.', '$ 1.736.210', 'PDF sin XML')).toBe(
    'Café Tres Lunas S.A.S. $ 1.736.210. PDF sin XML',
  )
  expect(sentences(null, 'Consultorio Peña', undefined, '', 'Foto')).toBe('Consultorio Peña. Foto')
  expect(sentences(null)).toBe('')
})
