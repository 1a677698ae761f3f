import 'server-only'
import { approvedCaller, staffCaller, type Client, type Member } from '@/lib/session/require'
import { mayAct, type AccountRole } from '@/lib/session/account-role'
import { ExpectedError, statusOf } from '@/lib/errors'
import { toFailure } from '@/lib/result'
import { callQuery, requireSameOrigin } from '@/lib/request'

const privateHeaders = { 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }

type Handler<C> = (request: Request, context: C) => Promise<Response>

/** Wraps a route handler: errors become JSON with the matching HTTP status, and answers are never cached. */
export function route<C>(handler: Handler<C>): Handler<C> {
  return answered(async (request, context) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') requireSameOrigin(request.headers)
    return callQuery.run(new URL(request.url).searchParams, () => handler(request, context))
  })
}

/** Wraps a handler for other services, whose requests have a signature instead of an Origin header. */
export const signedRoute = (handler: (request: Request) => Promise<Response>) => answered<unknown>(handler)

function answered<C>(handler: Handler<C>): Handler<C> {
  return async (request, context) => {
    try {
      const response = await handler(request, context)
      for (const [name, value] of Object.entries(privateHeaders)) response.headers.set(name, value)
      return response
    } catch (error) {
      if (hasLeft(request, error)) return new Response(null, { status: 499 })
      const failure = toFailure(
        error,
        `route ${new URL(request.url).pathname.split('/').slice(0, 3).join('/')}`,
      )
      return Response.json(failure, {
        status: statusOf(failure.code),
        headers: {
          ...privateHeaders,
          ...(failure.retryAfter ? { 'retry-after': String(failure.retryAfter) } : {}),
        },
      })
    }
  }
}

/** True when the client closed the connection, for example to cancel a download. This is no failure. */
function hasLeft({ signal }: Request, error: unknown): boolean {
  const { name, code } = error as { name?: unknown; code?: unknown }
  return signal.aborted && (name === 'ResponseAborted' || name === 'AbortError' || code === 'ECONNRESET')
}

/** Wraps a handler for people whose role in the account of the request is `atLeast` or a higher one. */
export const clientRoute = <C>(
  run: (request: Request, caller: Client, context: C) => Promise<Response>,
  atLeast: AccountRole = 'reader',
) =>
  route<C>(async (request, context) => {
    const caller = await approvedCaller()
    if (!mayAct(caller.role, atLeast)) throw new ExpectedError('forbidden')
    return run(request, caller, context)
  })

export const staffRoute = <C>(run: (request: Request, member: Member, context: C) => Promise<Response>) =>
  route<C>(async (request, context) => run(request, await staffCaller(), context))
