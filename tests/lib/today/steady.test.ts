import { expect, test } from 'vitest'
import { holdBack, knownOf, rowKey, soundRow } from '@/lib/today/steady'
import { someLine, soundLine } from '../../support/queue-line'

const noon = new Date('2026-11-21T12:00:00Z')
const [eight, nine, ten] = [someLine(8), someLine(9), someLine(10)]
const seen = knownOf([eight, ten], noon)

test('a line that would push the current one is held back, and so is what came after the queue was read', () => {
  const late = someLine(13, { kind: 'message', invoice: undefined })
  const { shown, held } = holdBack([eight, nine, ten, late], seen, rowKey(ten))
  expect(shown).toEqual([eight, ten])
  expect(held).toBe(2)
})

test('what moves up from beyond the page stands below the current line at once', () => {
  const { shown, held } = holdBack([eight, ten, someLine(11)], seen, rowKey(eight))
  expect(shown).toHaveLength(3)
  expect(held).toBe(0)
})

test('the row of those without findings counts as current where the first of them stands', () => {
  const lines = [eight, nine, soundLine(10), soundLine(11)]
  const known = knownOf([eight, ...lines.slice(2)], noon)
  expect(holdBack(lines, known, soundRow).held).toBe(1)
  expect(holdBack(lines, known, rowKey(eight)).held).toBe(0)
})

test('whoever has nothing left is shown what came', () => {
  expect(holdBack([someLine(13)], seen, rowKey(eight))).toEqual({ shown: [someLine(13)], held: 0 })
})
