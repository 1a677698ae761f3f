import { expect, test } from 'vitest'
import { reviewXml } from '@/lib/einvoice/review-document'
import { signDocument } from '@/supabase/sample-files/sign-xml'
import { demoEntries } from '../../support/einvoice/deliveries'
import { soldShapes } from '../../support/einvoice/shapes/sold'
import { taxedShapes } from '../../support/einvoice/shapes/taxed'

const reviewed = (text: string) =>
  reviewXml(new TextEncoder().encode(signDocument(text)), { today: '2026-11-20', anchors: demoEntries })

const shapes = [...taxedShapes, ...soldShapes]

test('there are shapes enough', () => {
  expect(new Set(shapes.map(({ name }) => name)).size).toBeGreaterThanOrEqual(60)
})

test.each(shapes)(
  '$name: nothing blocks it, and nothing is said aloud that is not so',
  async ({ text, loud = [] }) => {
    const read = await reviewed(text)
    if (read.refused) throw new Error(read.refused.message)
    const told = read.review.findings.filter(
      // Nobody knows what DIAN said of a bare document.
      ({ severity, text: key }) => severity !== 'info' && key !== 'E3.absent' && !loud.includes(key),
    )
    expect(told.map(({ text: key, severity, detail }) => `${severity} ${key}: ${detail}`)).toEqual([])
  },
)

test('what includes its tax is told so, and not that it does not add up', async () => {
  const told = async (name: string) => {
    const found = shapes.find((one) => one.name === name)
    const read = await reviewed(found?.text ?? '')
    return read.refused ? [] : read.review.findings.map(({ text, severity }) => `${text} ${severity}`)
  }
  expect(await told('lines that include the tax')).toContain('T3.included info')
  expect(await told('lines and bases that include the tax')).toContain('T3.included info')
  expect(await told('a price that includes the tax')).toContain('T6.included info')
  expect(await told('a base that includes the tax')).toContain('T5.included warn')
})

test('a document of another annex is left to a person, unless its amounts are wrong', async () => {
  const text = soldShapes.find(({ name }) => name === 'a document of type 05')?.text ?? ''
  const proposal = async (changed: string) => {
    const read = await reviewed(changed)
    return read.refused ? read.refused.reason : read.review.proposal
  }
  expect(await proposal(text)).toBeNull()
  expect(await proposal(text.replace(/(<cbc:PayableAmount[^>]*>)\d/, '$19'))).toBe('wrong')
})
