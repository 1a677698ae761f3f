import { expect, test } from 'vitest'
import { reviewXml } from '@/lib/einvoice/review-document'
import { oneForEachFigure } from '@/lib/tools/one-for-each-figure'
import { swappedDelivery } from '../../support/einvoice/signing'

test('a visitor sees two swapped digits of a tax as one finding, not as another one of the sum', async () => {
  const reviewed = await reviewXml(new TextEncoder().encode(swappedDelivery()))
  if (reviewed.refused) throw new Error(reviewed.refused.message)
  const { findings } = reviewed.review
  const wrong = (all: typeof findings) => all.filter(({ figures }) => figures.difference === '18000.00')
  expect(wrong(findings).length).toBeGreaterThan(1)
  expect(wrong(oneForEachFigure(findings))).toHaveLength(1)
  expect(wrong(oneForEachFigure(findings))[0]?.figures.line).toBe('1')
})
