import { expect, test } from 'vitest'
import { evidenceText } from '@/content/signature-evidence'

test.each([
  [1, 1, 0, '1 de 1 página en menos de un segundo, según su navegador'],
  [2, 3, 1, '2 de 3 páginas en 1 segundo, según su navegador'],
  [3, 3, 89, '3 de 3 páginas en 89 segundos, según su navegador'],
  [3, 3, 90, '3 de 3 páginas en 2 minutos, según su navegador'],
])(
  'the evidence of a signature tells %i of %i pages read in %i seconds in whole words',
  (read, of, seconds, words) => {
    expect(evidenceText.read(read, of, seconds)).toBe(words)
  },
)
