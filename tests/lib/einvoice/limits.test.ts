import { expect, test } from 'vitest'
import { isLimit } from '@/lib/einvoice/refusal'
import { reviewXml } from '@/lib/einvoice/review-document'
import { judgeOf } from '@/lib/uploads/content-check/judge'
import { refusalTexts } from '@/content/einvoice/refusals'
import { invoiceTitle, withoutReading } from '@/lib/einvoice/invoice-label'
import { oversized } from '../../support/einvoice/oversized'
import { draft } from '../../support/einvoice/signing'
import { isThorough } from '../../support/thorough'

// `npm test` leaves out files in envelopes and signed files, because the same parser reads them.
const all = oversized(draft).filter(({ name }) => isThorough || !/, (in an envelope|signed)$/.test(name))

test.each(all)(
  '$name is reported as too large to be read, without blaming anybody',
  async ({ text, reason }) => {
    const read = await reviewXml(new TextEncoder().encode(text))
    expect(read.refused?.reason).toMatch(new RegExp(`^(${reason}|too-large)$`))
    expect(read.refused?.message).toMatch(/^Es demasiado grande para revisarla sola.*La mira una persona\.$/)
  },
)

/** The upload must accept these files although the review cannot read them, because a person can look at them. */
const welcome = all.filter(
  ({ name, text }) => text.length < 4 * 1024 * 1024 && !/^(101 levels|201 attributes).*bare$/.test(name),
)

test.each(welcome)('a document within the limits can be uploaded: $name', async ({ text }) => {
  const judge = judgeOf('application/xml')
  expect((await judge.write(Buffer.from(text))) ?? (await judge.end())).toEqual({ type: 'application/xml' })
})

test('the list says «too large» of a document above a limit, and of no other', () => {
  const label = {
    number: 'INV-2026-001',
    name: 'factura.xml',
    size: 1,
    kind: null,
    sale: false,
    party: null,
    document: null,
    total: null,
    proposal: null,
    findings: 0,
    finding: null,
  }
  expect(invoiceTitle(label)).toBe('factura.xml')
  for (const reading of Object.keys(refusalTexts) as (keyof typeof refusalTexts)[]) {
    const said = withoutReading({ ...label, reading })
    expect(said === 'Demasiado grande para revisarla sola', reading).toBe(isLimit(reading))
  }
})
