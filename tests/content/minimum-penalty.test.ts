import { expect, test } from 'vitest'
import { minimumPenaltyInPesos, uvt } from '@/content/legal-figures'
import { formatPesos } from '@/lib/format/number'
import { minimumPenalty } from '@/lib/tax-calendar/penalties'

test('texts quote the minimum penalty that the estimates compute', () => {
  const estimate = minimumPenalty(uvt.year)
  expect(estimate.known && formatPesos(estimate.pesos)).toBe(minimumPenaltyInPesos)
})
