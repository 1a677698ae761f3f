import type { ContractTarget } from '../support/contract-target'

export const roles = ['anon', 'waitlist', 'rejected', 'clientA', 'clientB', 'advisor', 'admin'] as const
export type Role = (typeof roles)[number]
export type SignedIn = Exclude<Role, 'anon'>

export const commands = ['select', 'insert', 'update', 'delete'] as const
export type Command = (typeof commands)[number]

/**
 * `denied` means that the role has no right to the table, and `refused` that a policy forbids the command.
 * `ownerless` means that the role reaches only rows of people outside the fixtures, and `own` only its own rows.
 * `mine` means the rows of the advisor, who is the caller, and of client A; `all` means every row.
 * `mine and waiting` means the rows of members, of client A, and of people who wait for approval.
 */
export type Reach = 'denied' | 'refused' | 'none' | 'ownerless' | 'own' | 'mine' | 'mine and waiting' | 'all'
export type ByRole<T> = Record<Role, T>

export const everyone = <T>(outcome: T): ByRole<T> => ({
  anon: outcome,
  waitlist: outcome,
  rejected: outcome,
  clientA: outcome,
  clientB: outcome,
  advisor: outcome,
  admin: outcome,
})

export type Answer = { status: number; code: string | null; message: string; body: unknown }

type Call = { method: string; path: string; body?: unknown; headers?: Record<string, string> }

type Callers = {
  target: Pick<ContractTarget, 'url' | 'publishableKey'>
  tokens: Record<Role, string | null>
  account?: string
}

export async function callRest(
  { target, tokens, account }: Callers,
  role: Role,
  { method, path, body, headers }: Call,
): Promise<Answer> {
  const { url, publishableKey } = target
  const token = tokens[role]
  const response = await fetch(`${url}/rest/v1/${path}`, {
    method,
    headers: {
      apikey: publishableKey,
      ...(token && { authorization: `Bearer ${token}` }),
      'content-type': 'application/json',
      ...(account && { 'x-account': account }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  const parsed: unknown = text ? JSON.parse(text) : null
  const { code = null, message = '' } = (response.ok || !parsed ? {} : parsed) as {
    code?: string | null
    message?: string
  }
  return { status: response.status, code, message, body: parsed }
}

const isRefused = ({ code }: Answer): boolean => code === '42501'

/** Returns null when a call succeeded, or when it failed for another reason than missing rights. */
export const refusalOf = (answers: readonly Answer[]): 'denied' | 'refused' | null => {
  if (!answers.every(isRefused)) return null
  return answers.every(({ message }) => message.startsWith('permission denied for table'))
    ? 'denied'
    : 'refused'
}
