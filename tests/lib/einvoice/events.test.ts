import { describe, expect, test } from 'vitest'
import { documentNames } from '@/content/einvoice/reading'
import { reviewXml } from '@/lib/einvoice/review-document'
import { outcomeOf } from '@/lib/uploads/reading/outcome'
import { codeOf } from '../../support/einvoice/draft'
import { demoEntries } from '../../support/einvoice/deliveries'
import { sentEvents, signedAnswer } from '../../support/einvoice/events'
import { draft } from '../../support/einvoice/signing'

async function read(text: string) {
  const reviewed = await reviewXml(new TextEncoder().encode(text), {
    today: '2026-11-20',
    anchors: demoEntries,
  })
  if (reviewed.refused) throw new Error(reviewed.refused.reason)
  return reviewed
}
const nothing = { codes: [], supplier: '', numbers: [], stated: null }

describe('an event or an answer of the DIAN that arrives without its invoice', () => {
  const events = sentEvents()

  test.each(events)('$title is recognised, and proves no more than its own signature', async (event) => {
    const { document, review } = await read(event.text)
    expect(document).toMatchObject({ kind: 'ApplicationResponse', name: event.name, invoice: null })
    expect(documentNames).toHaveProperty(event.name)
    expect(review.proposal).toBe(event.proposal)
    const doubts = review.findings.filter(({ severity }) => severity !== 'info')
    expect(doubts.length > 0).toBe(!event.proves)
    expect(doubts.every(({ severity, id }) => severity === 'warn' && id === 'E3')).toBe(true)
  })

  test.each(events)('$title is stored under the CUFE of its invoice', async ({ text, name }) => {
    const reviewed = await read(text)
    expect(outcomeOf(reviewed, nothing)).toMatchObject({ kind: name, about: codeOf(draft), proposal: null })
  })

  test('is recognised as the DIAN’s when the DIAN signed it', async () => {
    const { document, review } = await read(signedAnswer())
    expect(document.name).toBe('dianValidation')
    expect(review).toMatchObject({ proposal: 'sound', findings: [] })
  })
})

test('an answer is taken for the DIAN’s only with the DIAN’s NIT', async () => {
  const text = signedAnswer().replace('>800197268<', '>900123456<')
  expect((await read(text)).document.name).toBe('ApplicationResponse')
})
