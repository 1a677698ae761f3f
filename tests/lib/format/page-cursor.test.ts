import { expect, test } from 'vitest'
import { readPageCursor } from '@/lib/format/page-cursor'

const id = '00000000-0000-4000-8000-00000000000a'

test.each(['2026-11-20T12:00:00Z', '2026-11-20T12:00:00.123456+00:00'])('%s and an id', (at) => {
  expect(readPageCursor(`${at}_${id}`)).toEqual([at, id])
})

test.each([
  '',
  id,
  `2026-11-20_${id}`,
  `2026-99-99T12:00:00Z_${id}`,
  `2026-11-20T12:00:00Z_${id}'`,
  '2026-11-20T12:00:00Z_7',
])('not “%s”', (text) => {
  expect(readPageCursor(text)).toBeNull()
})
