import type { z } from 'zod'
import { errorMessages, type ErrorCode } from '@/content/errors'
import { ExpectedError } from '@/lib/errors'

type DatabaseError = { code?: string; message: string }

const renamed: Record<string, ErrorCode> = {
  'staff-only': 'not-found',
  'batch-closed': 'upload-expired',
  'key-reused': 'conflict',
  'lease-lost': 'upload-busy',
}

const isCode = (text: string): text is ErrorCode => text in errorMessages

/** What a procedure of ours refused, as the error a person reads; anything else keeps its cause and is a defect. */
export function databaseError(error: DatabaseError, operation: string): Error {
  const code = renamed[error.message] ?? error.message
  if ((error.code === 'P0001' || error.code === '42501') && isCode(code)) return new ExpectedError(code)
  return new Error(operation, { cause: error })
}

/** What a call returned; throws `databaseError` where it was refused. */
export async function unwrap<T>(
  call: PromiseLike<{ data: T; error: DatabaseError | null }>,
  operation: string,
): Promise<T> {
  const { data, error } = await call
  if (error) throw databaseError(error, operation)
  return data
}

/** What a procedure wrote as JSON into the detail of its refusal; null when that has not the expected shape. */
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
