import { expect, test } from 'vitest'
import { dbErrorOf } from '@/supabase/local/database/database'
import { statusOf } from '@/supabase/local/rest/errors'

test.each([
  ['P0001', 400],
  ['23514', 400],
  ['22P02', 400],
  ['23505', 409],
  ['23503', 409],
  ['42883', 404],
  ['28000', 403],
  ['40001', 500],
  ['57014', 500],
  ['XX000', 500],
  ['08006', 503],
  ['53300', 503],
])('%s is answered with %i, as PostgREST does', (code, status) => {
  expect(statusOf(code)).toBe(status)
})

test('a database error is found inside of what wraps it', () => {
  const inner = Object.assign(new Error('no'), { code: '23514', detail: '', hint: 'h' })
  expect(dbErrorOf(new Error('outer', { cause: inner }))).toEqual({
    code: '23514',
    message: 'no',
    detail: null,
    hint: 'h',
  })
  expect(dbErrorOf(Object.assign(new Error('x'), { code: 'ENOENT' }))).toBeNull()
  expect(dbErrorOf('text')).toBeNull()
})
