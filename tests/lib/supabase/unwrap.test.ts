import type { Member } from '@/lib/session/require'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { refusalDetail, unwrap } from '@/lib/supabase/unwrap'
import { assignmentError } from '@/lib/clients/changed-before'
import { ExpectedError } from '@/lib/errors'

describe('the answer of a database call', () => {
  const answer = (data: unknown) => Promise.resolve({ data, error: null })
  const failure = (error: { code?: string; message: string }) => Promise.resolve({ data: null, error })

  test('returns its data, parsed when there is a schema', async () => {
    await expect(unwrap(answer({ left: '3' }), 'count')).resolves.toEqual({ left: '3' })
    await expect(
      unwrap(answer({ left: '3' }), 'count', z.object({ left: z.coerce.number() })),
    ).resolves.toEqual({
      left: 3,
    })
  })

  test('with data of another shape is a defect', async () => {
    await expect(unwrap(answer({}), 'count', z.object({ left: z.number() }))).rejects.toThrow(z.ZodError)
  })

  test.each([
    ['P0001', 'slot-taken', 'slot-taken'],
    ['42501', 'forbidden', 'forbidden'],
    ['P0001', 'staff-only', 'not-found'],
  ])('that is refused with %s and %s reaches the user as %s', async (sqlState, message, code) => {
    const refused = unwrap(failure({ code: sqlState, message }), 'count')
    await expect(refused).rejects.toBeInstanceOf(ExpectedError)
    await expect(refused).rejects.toMatchObject({ code })
  })

  test.each([
    { code: '42501', message: 'permission denied for table documents' },
    { code: '23505', message: 'conflict' },
    { message: 'fetch failed' },
  ])('with the error «$message» is a defect that names the operation and keeps its cause', async (error) => {
    const failed = unwrap(failure(error), 'count')
    await expect(failed).rejects.not.toBeInstanceOf(ExpectedError)
    await expect(failed).rejects.toMatchObject({ message: 'count', cause: error })
  })
})

describe('the detail of a refusal by the database', () => {
  const shape = z.object({ by: z.string() })

  test('is read when the database wrote it as expected', () => {
    expect(refusalDetail(shape, '{"by":"Diana"}')).toEqual({ by: 'Diana' })
  })

  test.each([null, undefined, '', 'Key (id) already exists.', '{"by":7}', '{"by":'])(
    'is empty for %s',
    (details) => {
      expect(refusalDetail(shape, details)).toBeNull()
    },
  )
})

describe('clients that another administrator assigned in the meantime', () => {
  const refusal = (details: string | null) => ({ code: 'P0001', message: 'assigned-meanwhile', details })

  const germán = { name: 'Germán Ospina', email: 'admin@nogal.example' } as Member
  const before = refusal('{"by":"Diana Cárdenas","at":"2026-11-20T19:05:00+00:00"}')

  test('tell the later administrator who was faster, and when', () => {
    const error = assignmentError(before, germán)
    expect(error).toMatchObject({
      code: 'assigned-meanwhile',
      sentence: 'Diana Cárdenas los cambió el 20/11/2026, 2:05 p.m., antes que tú. Revisa cómo quedaron.',
    })
  })

  test('tell an administrator who was faster in another window exactly that', () => {
    const error = assignmentError(before, { ...germán, name: 'Diana Cárdenas' })
    expect(error).toMatchObject({
      sentence: 'Lo cambiaste tú (20/11/2026, 2:05 p.m.), en otra ventana. Revisa cómo quedó.',
    })
  })

  test.each([null, '', 'no es JSON', '{"by":null,"at":null}'])(
    'cause the general message when the log does not say who it was (%j)',
    (details) => {
      const error = assignmentError(refusal(details), germán)
      expect(error).toBeInstanceOf(ExpectedError)
      expect(error).toMatchObject({ code: 'assigned-meanwhile', sentence: undefined })
    },
  )

  test('are told apart from every other refusal', () => {
    expect(assignmentError({ code: 'P0001', message: 'not-found' }, germán)).toMatchObject({
      code: 'not-found',
    })
    expect(assignmentError({ code: '57014', message: 'timeout' }, germán)).not.toBeInstanceOf(ExpectedError)
  })
})
