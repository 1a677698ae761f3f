import type { z } from 'zod'

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
