import type { z } from 'zod'
import { errorMessages, type ErrorCode } from '@/content/errors'
import { ExpectedError } from '@/lib/errors'

export type DatabaseError = { code?: string; message: string; details?: string | null }

const renamed: Record<string, ErrorCode> = {
  'staff-only': 'not-found',
  'batch-closed': 'upload-expired',
  'key-reused': 'conflict',
  'lease-lost': 'upload-busy',
}

const isCode = (text: string): text is ErrorCode => text in errorMessages

/** Refusals of our procedures become the user's error; anything else is a defect and keeps its cause. */
export function databaseError(error: DatabaseError, operation: string): Error {
  const code = renamed[error.message] ?? error.message
  if ((error.code === 'P0001' || error.code === '42501') && isCode(code)) return new ExpectedError(code)
  return new Error(operation, { cause: error })
}

type Answer = { data: unknown; error: DatabaseError | null }
/** Supabase types a failed answer with null data. */
type DataOf<A extends Answer> = Extract<A, { error: null }>['data']

/** Throws `databaseError` on failure; a `schema` parses the data. */
export async function unwrap<A extends Answer>(call: PromiseLike<A>, operation: string): Promise<DataOf<A>>
export async function unwrap<S extends z.ZodType>(
  call: PromiseLike<Answer>,
  operation: string,
  schema: S,
): Promise<z.output<S>>
export async function unwrap(
  call: PromiseLike<Answer>,
  operation: string,
  schema?: z.ZodType,
): Promise<unknown> {
  const { data, error } = await call
  if (error) throw databaseError(error, operation)
  return schema ? schema.parse(data) : data
}

/** The JSON in the detail of the refusal; null in another shape. */
export function refusalDetail<T extends z.ZodType>(
  shape: T,
  details: string | null | undefined,
): z.output<T> | null {
  try {
    return shape.safeParse(JSON.parse(details ?? '')).data ?? null
  } catch {
    return null
  }
}
