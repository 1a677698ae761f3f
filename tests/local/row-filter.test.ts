import { describe, expect, test } from 'vitest'
import { parseRowFilter } from '@/supabase/local/realtime/visible-rows'

const row = {
  id: 7,
  user_id: 'u-1',
  status: 'nueva, urgente',
  amount: 12.5,
  gone: null,
  created_at: '2026-11-05T10:00:00+00:00',
}

describe('a filter of a subscription', () => {
  test.each([
    ['user_id=eq.u-1', true],
    ['user_id=eq.u-2', false],
    ['user_id=neq.u-2', true],
    ['id=gt.6', true],
    ['id=gt.10', false],
    ['id=gte.7', true],
    ['amount=lt.100', true],
    ['amount=lte.12.4', false],
    ['id=in.(5,7)', true],
    ['id=in.(5,6)', false],
    ['status=eq.nueva, urgente', true],
    ['created_at=gt.2026-11-04', true],
    ['gone=eq.null', false],
    ['missing=neq.x', false],
  ])('%s passes: %s', (filter, passes) => {
    expect(parseRowFilter(filter)?.(row)).toBe(passes)
  })

  test('may be left out', () => expect(parseRowFilter(undefined)?.(row)).toBe(true))

  test.each(['user_id', 'user_id=like.x', 'user_id=constructor.x', 'a b=eq.1'])(
    'is refused: %s',
    (filter) => {
      expect(parseRowFilter(filter)).toBeNull()
    },
  )
})
