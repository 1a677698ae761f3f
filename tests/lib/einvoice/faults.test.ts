import { describe, expect, test } from 'vitest'
import { reviewXml } from '@/lib/einvoice/review-document'
import type { ReviewContext } from '@/lib/einvoice/review-context'
import { xmlFile } from '@/supabase/sample-files/xml-file'
import { todoOf } from '@/lib/einvoice/reading'
import { signDocument } from '@/supabase/sample-files/sign-xml'
import { demoEntries, factsOf, soundParts, textOf } from '../../support/einvoice/deliveries'
import { faults } from '../../support/einvoice/faults/all'
import type { Fault, Parts } from '../../support/einvoice/faults/fault'
import { randomOf } from '../../support/einvoice/random'
import { thoroughly } from '../../support/thorough'
import { taxFaults } from '../../support/einvoice/faults/taxes'
import { amountDefects } from '../../support/einvoice/defects/amounts'
import { base } from '../../support/einvoice/defects/base'
import { factDefects } from '../../support/einvoice/defects/context'

describe('a fault in an invoice', () => {
  const today = '2026-11-20'
  const cases = thoroughly(1000, faults.length)

  async function review(parts: Parts) {
    const text = textOf(parts)
    const reviewed = await reviewXml(new TextEncoder().encode(text), {
      anchors: demoEntries,
      today,
      context: await factsOf(parts),
    })
    if (reviewed.refused) throw new Error(`${reviewed.refused.reason}\n${text}`)
    return reviewed.review
  }

  function faulty(fault: Fault, from: number) {
    for (let seed = from; seed < from + 500; seed++) {
      const parts = fault.apply(soundParts(seed), randomOf(seed))
      if (parts) return { parts, seed }
    }
    throw new Error(`no invoice has a place for: ${fault.name}`)
  }

  test(`is found in none of ${cases} valid invoices of every kind`, { timeout: 120_000 }, async () => {
    const alarms: string[] = []
    for (let seed = 0; seed < cases; seed++) {
      const parts = soundParts(seed)
      const { findings } = await review(parts)
      // Invoices without a wrapper have no DIAN answer, so the finding `E3.absent` is expected.
      const loud = findings.filter(
        ({ severity, text }) => severity !== 'info' && (parts.wrap || text !== 'E3.absent'),
      )
      alarms.push(...loud.map(({ text, detail }) => `${seed} ${text}: ${detail}`))
    }
    expect(alarms).toEqual([])
  })

  test(
    `of each of ${faults.length} kinds is found by its rule in ${cases} invoices`,
    { timeout: 120_000 },
    async () => {
      const tally = new Map<string, { cases: number; found: number }>()
      const missed: string[] = []
      const guessed: string[] = []
      for (let at = 0; at < cases; at++) {
        const fault = faults[at % faults.length]
        if (!fault) throw new Error('no faults')
        const { parts, seed } = faulty(fault, at * 97)
        const { findings, proposal } = await review(parts)
        const found = findings.some(
          ({ id, severity }) => id === fault.rule && (severity !== 'info' || id === 'T7'),
        )
        // A finding may only mention swapped digits when the fault swapped some.
        if (!fault.name.includes('swapped') && findings.some(({ figures }) => figures.swapped))
          guessed.push(`${fault.name} (${seed})`)
        const row = tally.get(fault.rule) ?? { cases: 0, found: 0 }
        tally.set(fault.rule, { cases: row.cases + 1, found: row.found + Number(found) })
        if (!found || (proposal === 'sound' && fault.rule !== 'T7'))
          missed.push(`${fault.name} (${fault.rule}, ${seed}): ${findings.map(({ text }) => text).join(' ')}`)
      }
      const rows = [...tally]
        .toSorted()
        .map(([rule, row]) => ({ rule, ...row, missed: row.cases - row.found }))
      console.table(rows)
      expect(missed).toEqual([])
      expect(guessed).toEqual([])
    },
  )
})

describe('a fault in the taxes of an invoice', () => {
  const today = '2026-11-20'
  const wrongTaxes = taxFaults.filter(({ name, rule }) => rule === 'T5' && !name.includes('another code'))

  async function taxFindings(bytes: Uint8Array, context: ReviewContext = {}): Promise<string[]> {
    const reviewed = await reviewXml(bytes, { anchors: demoEntries, today, context })
    if (reviewed.refused) throw new Error(reviewed.refused.reason)
    return reviewed.review.findings.filter(({ id }) => id === 'T5').map(({ text }) => text)
  }

  test.each(wrongTaxes)('$name: is reported once', async (fault) => {
    let cases = 0
    const seeds = thoroughly(120, 15)
    for (let seed = 0; seed < seeds; seed++) {
      const parts = fault.apply(soundParts(seed), randomOf(seed))
      if (!parts) continue
      const bytes = new TextEncoder().encode(textOf(parts))
      const findings = await taxFindings(bytes, await factsOf(parts))
      if (findings.length !== 1) expect.fail(`${seed}: ${findings.join(' ')}`)
      cases += 1
    }
    expect(cases).toBeGreaterThan(seeds * 0.4)
  })

  test('swapped digits in the header are located, even when the lines differ too', async () => {
    const { bytes } = xmlFile({ seed: 'papel', swapped: true })
    expect(await taxFindings(bytes)).toEqual(['T5.rate'])
    const text = new TextDecoder().decode(bytes)
    // Without the tax of the first line, the taxes of header and lines differ too, so there is a second finding.
    const without = text.replace(/(<cac:InvoiceLine>[^]*?)<cac:TaxTotal>[^]*?<\/cac:TaxTotal>/, '$1')
    expect(without).not.toBe(text)
    expect(await taxFindings(new TextEncoder().encode(without))).toEqual(['T5.rate', 'T5.lines'])
  })
})

describe('an issuer’s mistake under a valid signature', { timeout: 60_000 }, () => {
  const defects = [...amountDefects, ...factDefects]

  const known = new Map<string, ReturnType<typeof reviewXml>>()
  /** Gives the text a valid signature of its issuer, and returns the review, which is cached by text. */
  function reviewed(text: string) {
    const review =
      known.get(text) ??
      reviewXml(new TextEncoder().encode(signDocument(text)), { today: '2026-11-20', anchors: demoEntries })
    known.set(text, review)
    return review
  }

  /** These changes leave the document consistent, so they can be detected only with the supplier's key. */
  const unseen = new Set([
    'another good in a line',
    'another address',
    'another day of the same month',
    'another hour',
    'another number of the range',
    'a longer term',
  ])

  /** Clients must not see these element names and rule codes. */
  const technical =
    /\b[A-Z]{3}\d{2}|\b[A-Z]\d\b|UBL|AttachedDocument|ApplicationResponse|schemeI|[a-z][A-Z][a-z]+[A-Z]|Amount|Party[A-Z]|undefined|NaN|\[object/

  test('is explained to clients in plain words: a title, the reason and what to do', async () => {
    const seen = new Set<string>()
    for (const { name, of, change } of defects) {
      const read = await reviewed(change(base[of]))
      if (read.refused) continue
      for (const finding of read.review.findings) {
        seen.add(finding.text)
        const { title, message, detail, severity } = finding
        for (const words of [title, message, todoOf(finding) ?? '']) {
          // Quotations from the file may contain technical words, so they are removed first.
          expect(words.replace(/«[^»]*»/g, ''), `${name}: ${words}`).not.toMatch(technical)
          expect(words).not.toMatch(/\s{2}/)
        }
        expect(title.length, title).toBeLessThan(70)
        expect(title).not.toMatch(/\.$/)
        expect(message).toMatch(/[.?]$/)
        expect(detail.length).toBeGreaterThan(10)
        if (severity !== 'info') expect(todoOf(finding), finding.text).toMatch(/\.$/)
      }
    }
    expect(seen.size).toBeGreaterThan(70)
  })

  async function toldOf(text: string): Promise<string[]> {
    const read = await reviewed(text)
    if (read.refused) return [`refused ${read.refused.reason}`]
    const { proposal, findings } = read.review
    return [
      ...(proposal === null ? ['for a person'] : []),
      ...findings
        .filter(({ severity, text: key }) => severity !== 'info' && key !== 'E3.absent')
        .map(({ text: key }) => key),
    ]
  }

  test.each(Object.entries(base))('is not found in the valid %s', async (_, text) => {
    expect(await toldOf(text)).toEqual([])
  })

  test('is found in 95 of 100 of more than 200 kinds, and the other kinds are known', async () => {
    expect(new Set(defects.map(({ name }) => name)).size).toBe(defects.length)
    expect(defects.length).toBeGreaterThanOrEqual(200)
    const missed: string[] = []
    for (const { name, of, change } of defects) {
      const text = change(base[of])
      if (text === base[of]) throw new Error(`changes nothing: ${name}`)
      if ((await toldOf(text)).length === 0) missed.push(name)
    }
    console.log(`${defects.length} kinds of defect, ${defects.length - missed.length} noticed`)
    expect(missed).toEqual([...unseen])
    expect(missed.length / defects.length).toBeLessThanOrEqual(0.05)
  })
})
