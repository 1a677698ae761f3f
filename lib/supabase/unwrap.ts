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

/** Turns an error of a database procedure into the error that the user reads. Any other error is a defect. */
export function databaseError(error: DatabaseError, operation: string): Error {
  const code = renamed[error.message] ?? error.message
  if ((error.code === 'P0001' || error.code === '42501') && isCode(code)) return new ExpectedError(code)
  return new Error(operation, { cause: error })
}

type Answer = { data: unknown; error: DatabaseError | null }
type DataOf<A extends Answer> = Extract<A, { error: null }>['data']

/** Returns the data of a database call, parsed by `schema` if there is one. Throws when the call failed. */
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

/** Returns the JSON in the `details` of a database error; null when it does not fit `shape`. */
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
