import { AsyncLocalStorage } from 'node:async_hooks'
import { dbErrorOf, type DbError, type LiteConnection } from '../database/database'

type Seen = { error: DbError | null }

const statuses: [RegExp, number][] = [
  [/^(23503|23505)$/, 409],
  [/^42883$/, 404],
  [/^42P17$/, 500],
  [/^P0001$/, 400],
  [/^(08|53)/, 503],
  [/^(09|25|2D|38|39|3B|40|54|55|57|58|F0|HV|P0|XX)/, 500],
  [/^(0L|0P|28)/, 403],
]

export function statusOf(code: string): number {
  return statuses.find(([pattern]) => pattern.test(code))?.[1] ?? 400
}

export type RestErrors = { watch: (work: () => Promise<Response>) => Promise<Response> }

/** Answers errors as PostgREST does, because `@supabase/lite` answers some errors with a 500 without details. */
export function createRestErrors(connection: LiteConnection): RestErrors {
  const seen = new AsyncLocalStorage<Seen>()
  const normalize = connection.normalizeDbError.bind(connection)
  connection.normalizeDbError = (error) => {
    const store = seen.getStore()
    if (store) store.error = dbErrorOf(error)
    return normalize(error)
  }
  return {
    watch: (work) =>
      seen.run({ error: null }, async () => {
        const response = await work()
        const error = seen.getStore()?.error
        if (response.status < 400 || !error) return response
        const body = (await response.clone().json()) as { code?: unknown }
        if (body.code !== 'SUP' && body.code !== error.code) return response
        const headers = new Headers(response.headers)
        headers.delete('content-length')
        const status = body.code === 'SUP' ? statusOf(error.code) : response.status
        return new Response(
          JSON.stringify({
            code: error.code,
            details: error.detail,
            hint: error.hint,
            message: error.message,
          }),
          { status, headers },
        )
      }),
  }
}
