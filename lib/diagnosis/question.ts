import 'server-only'
import type { z } from 'zod'
import { networkReasons } from '@/content/diagnosis/diagnosis'
import type { QuestionId, Finding } from '@/content/diagnosis/diagnosis'
import { databaseState } from '@/lib/diagnosis/schema'
import type { Env, EnvName, EnvProblem } from '@/lib/env-schema'

export type Question = {
  id: QuestionId
  /** The environment variables that the question needs; it is not asked while one of them is wrong. */
  uses: readonly EnvName[]
  /** True for a question that is asked only on request, because it sends something, costs money or leaves traces. */
  sends?: true
  /** The time limit for the answer, in seconds; 10 by default. */
  seconds?: number
  ask: (deployment: Deployment, signal: AbortSignal) => Promise<Finding | Finding[]> | Finding | Finding[]
}

export type Deployment = {
  /** Invalid environment variables are missing despite the type, so `ask` may read only those named in `uses`. */
  values: Env
  problems: readonly EnvProblem[]
  /** The recipient of the test mail; null when none was given. */
  mailTo: string | null
  settings: () => Promise<Reply>
  database: () => Promise<DatabaseState | DatabaseRefusal>
}

/** `skewMs` is how far this server's clock is ahead of the database's clock. */
export type DatabaseState = z.output<typeof databaseState> & { skewMs: number }
/** `absent` means that the database lacks the function `diagnose`, because the newest migration has not run. */
type DatabaseRefusal = 'absent' | 'refused'

type Described = { values: Partial<Env>; problems: readonly EnvProblem[]; mailTo: string | null }

export function describeDeployment({ values, problems, mailTo }: Described): Deployment {
  const env = values as Env
  const { SUPABASE_PUBLISHABLE_KEY: open, SUPABASE_SECRET_KEY: secret } = env
  return {
    values: env,
    problems,
    mailTo,
    settings: once(() => callSupabase(env, { path: '/auth/v1/settings', key: open })),
    database: once(async () => {
      const asked = Date.now()
      const { status, body } = await callSupabase(env, {
        path: '/rest/v1/rpc/diagnose',
        key: secret,
        json: {},
      })
      const between = (asked + Date.now()) / 2
      const state = databaseState.safeParse(body)
      if (status === 404) return 'absent'
      return state.success ? { ...state.data, skewMs: between - state.data.at.getTime() } : 'refused'
    }),
  }
}

function once<T>(work: () => Promise<T>): () => Promise<T> {
  let kept: Promise<T> | undefined
  return () => (kept ??= work())
}

export type Reply = { status: number; headers: Headers; body: unknown }
type Call = {
  path: string
  key: string
  token?: string
  json?: unknown
  method?: string
  headers?: Record<string, string>
}

/** The promise is rejected only when Supabase does not answer, and not for an error status. */
export const callSupabase = (
  env: Env,
  { path, key, token = key, json, method, headers }: Call,
): Promise<Reply> =>
  call(`${env.SUPABASE_URL}${path}`, {
    method: method ?? (json === undefined ? 'GET' : 'POST'),
    headers: {
      ...headers,
      apikey: key,
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    ...(json !== undefined && { body: JSON.stringify(json) }),
  })

const largestReply = 1024 * 1024
const patienceMs = 9000

/** Reads at most 1 MB of JSON, and follows no redirects, so that only configured hosts are called. */
export async function call(url: string, init: RequestInit = {}, milliseconds = patienceMs): Promise<Reply> {
  const signal = AbortSignal.timeout(milliseconds)
  const response = await fetch(url, { ...init, redirect: 'manual', cache: 'no-store', signal })
  const { status, headers } = response
  let text = ''
  const decoder = new TextDecoder()
  for await (const part of response.body ?? []) {
    text += decoder.decode(part, { stream: true })
    if (text.length > largestReply) break
  }
  try {
    return { status, headers, body: JSON.parse(text) as unknown }
  } catch {
    return { status, headers, body: null }
  }
}

const codes: [RegExp, keyof typeof networkReasons][] = [
  [/^(ENOTFOUND|EAI_|EDNS)/, 'name'],
  [/^(ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|UND_ERR_SOCKET)/, 'refused'],
  [/CERT|SELF_SIGNED|ISSUER|ERR_TLS|ERR_SSL|^EPROTO|SIGNATURE/, 'certificate'],
  [/TIMEDOUT|TIMEOUT|^(TimeoutError|AbortError)/, 'time'],
]

/** Returns our own word for the reason of a failed call, because the text of the error must not be shown. */
export function networkReason(error: unknown): string {
  for (let one = error, depth = 0; one instanceof Error && depth < 5; one = one.cause, depth++) {
    // The mailer puts its own code into `code` and keeps the operating system's code in `originalCode`.
    const { code, originalCode = code } = one as { code?: unknown; originalCode?: unknown }
    const said = typeof originalCode === 'string' ? originalCode : one.name
    const [, reason] = codes.find(([pattern]) => pattern.test(said)) ?? []
    if (reason) return networkReasons[reason]
  }
  return networkReasons.other
}
