import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { refusalDetail } from '@/lib/supabase/database-error'
import { assignmentError } from '@/lib/clients/assigned-before'
import { ExpectedError } from '@/lib/errors'

describe('the detail of a refusal', () => {
  const shape = z.object({ by: z.string() })

  test('is read when the database wrote it', () => {
    expect(refusalDetail(shape, '{"by":"Diana"}')).toEqual({ by: 'Diana' })
  })

  test.each([null, undefined, '', 'Key (id) already exists.', '{"by":7}', '{"by":'])(
    'is empty for %s',
    (details) => {
      expect(refusalDetail(shape, details)).toBeNull()
    },
  )
})

describe('clients that another administrator assigned before', () => {
  const refusal = (details: string | null) => ({ code: 'P0001', message: 'assigned-meanwhile', details })

  test('the second administrator learns who was faster, and when', () => {
    const error = assignmentError(refusal('{"by":"Diana Cárdenas","at":"2026-11-20T19:05:00+00:00"}'))
    expect(error).toMatchObject({
      code: 'assigned-meanwhile',
      sentence: 'Diana Cárdenas los cambió el 20/11/2026, 2:05 p.m., antes que tú. Revisa cómo quedaron.',
    })
  })

  test.each([null, '', 'no es JSON', '{"by":null,"at":null}'])(
    'when the log does not know (%j), the general message is shown',
    (details) => {
      const error = assignmentError(refusal(details))
      expect(error).toBeInstanceOf(ExpectedError)
      expect(error).toMatchObject({ code: 'assigned-meanwhile', sentence: undefined })
    },
  )

  test('every other refusal is the usual one', () => {
    expect(assignmentError({ code: 'P0001', message: 'not-found' })).toMatchObject({ code: 'not-found' })
    expect(assignmentError({ code: '57014', message: 'timeout' })).not.toBeInstanceOf(ExpectedError)
  })
})
