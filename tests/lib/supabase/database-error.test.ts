import { expect, test } from 'vitest'
import { z } from 'zod'
import { refusalDetail } from '@/lib/supabase/database-error'

const shape = z.object({ by: z.string() })

test('what the database wrote is read', () => {
  expect(refusalDetail(shape, '{"by":"Diana"}')).toEqual({ by: 'Diana' })
})

test.each([null, undefined, '', 'Key (id) already exists.', '{"by":7}', '{"by":'])(
  'nothing is made of %s',
  (details) => {
    expect(refusalDetail(shape, details)).toBeNull()
  },
)
