import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rate } from '@/content/einvoice/findings/text'

test.each([
  ['19.00', '19%'],
  ['19', '19%'],
  ['2.50', '2,5%'],
  ['0.966', '0,966%'],
  ['10', '10%'],
  ['0.00', '0%'],
])('the rate of a document, «%s», is written %s', (percent, written) => {
  expect(rate(percent)).toBe(written)
})

test('no text writes a rate in another way', () => {
  const others = globSync('content/**/*.ts').filter((file) =>
    /(\d|\}) %[ .,;:)'`]/.test(readFileSync(file, 'utf8').replace(/percent} % =/g, '')),
  )
  expect(others).toEqual([])
})
