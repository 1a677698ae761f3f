import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { services } from '@/content/services'
import { serviceDetails } from '@/content/services/service-details'
import { priceText } from '@/lib/assistant/price'

test.each(services)('the price of $title says that IVA comes on top', (service) => {
  expect(priceText(service)).toMatch(/, más IVA$/)
})

test('so does every starting price in a text', () => {
  const texts = Object.values(serviceDetails).flatMap(({ facts, faq }) => [
    ...facts.map(({ value }) => value),
    ...faq.map(({ answer }) => answer),
  ])
  const priced = texts.filter((text) => /[Dd]esde \$/.test(text))
  expect(priced.length).toBeGreaterThan(1)
  for (const text of priced) expect(text).toContain('más IVA')
})

test('and every part that draws one', () => {
  const drawing = globSync('components/{site,assistant}/**/*.{ts,tsx}').filter((file) =>
    /formatPesos\((service\.)?price\.from\)/.test(readFileSync(file, 'utf8')),
  )
  expect(drawing.length).toBeGreaterThanOrEqual(4)
  for (const file of drawing) expect(readFileSync(file, 'utf8'), file).toContain('vatNote')
})
