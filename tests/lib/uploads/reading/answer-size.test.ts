import { expect, test } from 'vitest'
import { maxAnswer } from '@/lib/uploads/reader/frames'
import { mostBytesEach, mostRowsEach } from '@/lib/uploads/reading/task'
import { someRow } from '../../../support/dian-list/some-row'

test('the largest part of rows or bytes that a reader returns fits into one answer', () => {
  const row = someRow({ folio: '9'.repeat(20), line: 100_000 })
  // Every text is as long as a name can be, because names are the longest texts of a row.
  const long = JSON.parse(JSON.stringify(row), (_, value: unknown) =>
    typeof value === 'string' && value.length > 25 ? value.padEnd(200, 'x') : value,
  ) as object
  const rows = Array.from({ length: mostRowsEach }, () => long)
  expect(JSON.stringify({ rows }).length).toBeLessThan(maxAnswer)
  expect(Math.ceil(mostBytesEach / 3) * 4).toBeLessThan(maxAnswer)
})
