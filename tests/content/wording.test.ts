import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { errorMessages } from '@/content/errors'
import { services } from '@/content/services'
import { serviceDetails } from '@/content/services/service-details'
import { priceText } from '@/lib/assistant/price'
import { rate } from '@/content/einvoice/findings/text'
import { findingTexts } from '@/content/einvoice/findings'
import { penaltyBases, penaltyCaps, penaltyFormulas } from '@/content/tax-calendar/penalties'
import { emails } from '@/content/mails'
import { mailPayload } from '@/lib/mail/mail-payload'

describe('prices', () => {
  test.each(services)('the price of $title says that IVA comes on top', (service) => {
    expect(priceText(service)).toMatch(/, más IVA$/)
  })

  test('every starting price in a text says «más IVA»', () => {
    const texts = Object.values(serviceDetails).flatMap(({ facts, faq }) => [
      ...facts.map(({ value }) => value),
      ...faq.map(({ answer }) => answer),
    ])
    const priced = texts.filter((text) => /[Dd]esde \$/.test(text))
    expect(priced.length).toBeGreaterThan(1)
    for (const text of priced) expect(text).toContain('más IVA')
  })

  test('every component that shows a price says that IVA comes on top', () => {
    const drawing = globSync('components/{site,assistant}/**/*.{ts,tsx}').filter((file) =>
      /formatPesos\((service\.)?price\.from\)/.test(readFileSync(file, 'utf8')),
    )
    expect(drawing.length).toBeGreaterThanOrEqual(4)
    for (const file of drawing) expect(readFileSync(file, 'utf8'), file).toContain('vatNote')
  })
})

test('every error message ends with a full stop or a question mark, except the two with a prescribed text', () => {
  const unfinished = Object.entries(errorMessages).filter(([, text]) => !/[.?!]$/.test(text))
  expect(unfinished.map(([code]) => code)).toEqual(['unauthenticated', 'file-missing'])
})

describe('rates', () => {
  test.each([
    ['19.00', '19%'],
    ['19', '19%'],
    ['2.50', '2,5%'],
    ['0.966', '0,966%'],
    ['10', '10%'],
    ['0.00', '0%'],
  ])('the rate «%s» of a document is shown as %s', (percent, written) => {
    expect(rate(percent)).toBe(written)
  })

  test('no text of the site puts a space before the percent sign', () => {
    const others = globSync('content/**/*.ts').filter((file) =>
      /(\d|\}) %[ .,;:)'`]/.test(readFileSync(file, 'utf8').replace(/percent} % =/g, '')),
    )
    expect(others).toEqual([])
  })
})

/** Matches «de el» and «a el», which Spanish writes as «del» and «al». */
const uncontracted = /(?<!\p{L})(de|a) el(?!\p{L})/iu

describe('«de el» and «a el»', () => {
  test('are contracted to «del» and «al» in every text', () => {
    const wrong = globSync('{content,lib,components,app}/**/*.{ts,tsx}').filter((file) =>
      uncontracted.test(readFileSync(file, 'utf8')),
    )
    expect(wrong).toEqual([])
  })

  test('are contracted to «del» and «al» in every formula of a penalty', () => {
    const bases = Object.values(penaltyBases)
    const rated = bases.map((base) => penaltyFormulas.late(5, base, 1_000_000, 2))
    const caps = [
      ...bases.map((base) => penaltyCaps.share(100, base)),
      penaltyCaps.credit(2),
      penaltyCaps.units(2500),
    ]
    const capped = rated.flatMap((formula) => caps.map((cap) => penaltyFormulas.capped(formula, cap)))
    expect(capped).toHaveLength(24)
    expect(capped[0]?.replaceAll('\u00a0', ' ')).toBe(
      '5% del impuesto a cargo ($ 1.000.000) por 2 meses o fracción, sin pasar del 100% del impuesto a cargo',
    )
    expect([...rated, ...capped].filter((sentence) => uncontracted.test(sentence))).toEqual([])
  })

  test('are contracted to «del» and «al» in every finding, whatever its figures', () => {
    const sources = globSync('content/einvoice/findings/*.ts').map((file) => readFileSync(file, 'utf8'))
    const names = sources.flatMap((text) =>
      [...text.matchAll(/^ {2}(\w+): '(?:el|los|la|las|un) /gm)].map(([, name = '']) => name),
    )
    expect(names.length).toBeGreaterThan(20)
    const signed = { issuer: 'trusted', answer: 'trusted' }
    /** Returns the sentence that `say` writes with `name` in place of every figure, or [] if `say` throws. */
    const saidOf = (say: (figures: never, money: (amount: string) => string) => string, name: string) => {
      const figures = new Proxy<Record<string, string>>(signed, {
        get: (known, key) => known[String(key)] ?? name,
      })
      try {
        return [say(figures as never, String)]
      } catch {
        return []
      }
    }
    for (const [id, { title, client, advisor }] of Object.entries(findingTexts))
      for (const say of [client, advisor, ...(typeof title === 'string' ? [() => title] : [title])]) {
        const said = ['', '3', ...names].flatMap((name) => saidOf(say, name))
        expect(said.length, id).toBeGreaterThan(0)
        expect(said.filter((sentence) => uncontracted.test(sentence))).toEqual([])
      }
  })
})

describe('mails', () => {
  test('the mails that have a text are exactly those that the site can send', () => {
    const sent = mailPayload.options.flatMap((option) => [...option.shape.template.values])
    expect(Object.keys(emails).sort()).toEqual([...sent].sort())
  })
})

/** These texts are for the firm, so they may contain names and codes of DIAN's XML. */
const technical = /^content\/einvoice\/(trust-anchors|findings\/dian)\.ts$/

describe('in a text for clients', () => {
  const texts = globSync('content/**/*.ts')
    .filter((file) => !technical.test(file))
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
  const withText = (pattern: RegExp) => texts.filter(([, text]) => pattern.test(text)).map(([file]) => file)

  test('the advisor is an «asesor»; «contador» means somebody else’s accountant or the profession', () => {
    const others = ['content/assistant/catalogue.ts', 'content/assistant/computed.ts']
    expect(withText(/(?:^|[^\p{L}])tu contador/u)).toEqual(others)
  })

  test('noon is «12:00 m.» and a day within a sentence has no leading zero', () => {
    expect(withText(/12:00 p\.\s?m\./)).toEqual([])
    expect(
      withText(/(?:^|\D)0\d de (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep|oct|nov|dic)/),
    ).toEqual([])
  })

  test('a NIT is written with points', () => {
    expect(withText(/NIT \d{6,}/)).toEqual([])
    expect(withText(/(?:^|[^\d.])[89]\d{8}-\d(?!\d)/)).toEqual([])
  })

  test('only columns of tables show days with two digits, as the specification asks for lists', () => {
    const uses = globSync('{components,lib,app}/**/*.{ts,tsx}').flatMap((file) => {
      const lines = readFileSync(file, 'utf8').split('\n')
      return lines.filter((line) => /formatListDate\(/.test(line) && !/export function|<td/.test(line))
    })
    expect(uses).toEqual([])
  })

  test('a finding shows a NIT with points even when the document has it without', () => {
    const figures = new Proxy<Record<string, string>>({}, { get: () => '901207354' })
    const kinds = { role: 'supplier', name: 'Una empresa', digit: '1', expected: '0' }
    const known = new Proxy(kinds as Record<string, string>, {
      get: (told, key) => told[String(key)] ?? figures[String(key)],
    })
    for (const id of [
      'N1.digit',
      'N1.glued',
      'N1.absent',
      'N4.same',
      'N4.swapped',
      'N4.nit',
      'N4.own',
      'E2.party',
    ] as const) {
      const sentence = (findingTexts[id].client as (told: never, money: typeof String) => string)(
        known as never,
        String,
      )
      expect(sentence, id).toContain('901.207.354')
      expect(sentence, id).not.toContain('901207354')
    }
  })
})
