import { expect, test } from 'vitest'
import { reviewXml } from '@/lib/einvoice/review-document'
import { todoOf } from '@/lib/einvoice/reading'
import { signDocument } from '@/supabase/sample-files/sign-xml'
import { amountDefects } from '../../support/einvoice/defects/amounts'
import { base } from '../../support/einvoice/defects/base'
import { demoEntries } from '../../support/einvoice/deliveries'
import { factDefects } from '../../support/einvoice/defects/context'

const defects = [...amountDefects, ...factDefects]

/** Its issuer made the mistake and signed it so: the signature tells nothing about it. */
const reviewed = (text: string) =>
  reviewXml(new TextEncoder().encode(signDocument(text)), { today: '2026-11-20', anchors: demoEntries })

/** What cannot be seen in a document whose key nobody knows: it is sound in itself. */
const unseen = new Set([
  'another good in a line',
  'another address',
  'another day of the same month',
  'another hour',
  'another number of the range',
  'a longer term',
])

/** Names of elements, DIAN's rules and ours: the advisor reads them, a client never. */
const technical =
  /\b[A-Z]{3}\d{2}|\b[A-Z]\d\b|UBL|AttachedDocument|ApplicationResponse|schemeI|[a-z][A-Z][a-z]+[A-Z]|Amount|Party[A-Z]|undefined|NaN|\[object/

test('what a client reads of any defect is plain: a title, why, and what to do', async () => {
  const seen = new Set<string>()
  for (const { name, of, change } of defects) {
    const read = await reviewed(change(base[of]))
    if (read.refused) continue
    for (const finding of read.review.findings) {
      seen.add(finding.text)
      const { title, message, detail, severity } = finding
      for (const words of [title, message, todoOf(finding) ?? '']) {
        // What the file itself says is quoted.
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

test.each(Object.entries(base))('the sound %s raises nothing', async (_, text) => {
  expect(await toldOf(text)).toEqual([])
})

test('of 200 and more kinds of defect, each alone in a sound document, 95 of 100 are noticed, and the rest is known', async () => {
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
