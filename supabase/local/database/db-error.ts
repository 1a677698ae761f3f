export type DbError = { code: string; message: string; detail: string | null; hint: string | null }

/** The PostgreSQL error inside of what a driver threw; null when it is something else. */
export function dbErrorOf(error: unknown): DbError | null {
  if (typeof error !== 'object' || error === null) return null
  const { code, message, detail, hint, cause } = error as Record<string, unknown>
  if (typeof code !== 'string' || !/^[0-9A-Z]{5}$/.test(code)) return dbErrorOf(cause)
  return {
    code,
    message: typeof message === 'string' ? message : '',
    detail: typeof detail === 'string' && detail ? detail : null,
    hint: typeof hint === 'string' && hint ? hint : null,
  }
}
