import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { services } from '@/content/services'
import { serviceDetails } from '@/content/services/service-details'
import { priceText } from '@/lib/assistant/price'
import { rate } from '@/content/einvoice/findings/text'
import { emails } from '@/content/mails'
import { mailPayload } from '@/lib/mail/mail-payload'

describe('prices', () => {
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

  test('and every part that shows one', () => {
    const drawing = globSync('components/{site,assistant}/**/*.{ts,tsx}').filter((file) =>
      /formatPesos\((service\.)?price\.from\)/.test(readFileSync(file, 'utf8')),
    )
    expect(drawing.length).toBeGreaterThanOrEqual(4)
    for (const file of drawing) expect(readFileSync(file, 'utf8'), file).toContain('vatNote')
  })
})

describe('rates', () => {
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

  test('no text writes a rate differently', () => {
    const others = globSync('content/**/*.ts').filter((file) =>
      /(\d|\}) %[ .,;:)'`]/.test(readFileSync(file, 'utf8').replace(/percent} % =/g, '')),
    )
    expect(others).toEqual([])
  })
})

describe('mails', () => {
  test('every written mail is sent', () => {
    const sent = mailPayload.options.flatMap((option) => [...option.shape.template.values])
    expect(Object.keys(emails).sort()).toEqual([...sent].sort())
  })
})
