import type { AuthCall } from './auth-service'

const turns = new Map<string, Promise<unknown>>()

/**
 * The library takes a refresh token away before the next one is there, in steps of their own: who brings the same token in
 * between, from another instance of the site, would be told that it was stolen. Here they wait for each other.
 */
export function refreshInTurn<T>(
  { url, body }: Omit<AuthCall, 'request'>,
  ask: () => Promise<T>,
): Promise<T> {
  const token = body.refresh_token
  if (url.searchParams.get('grant_type') !== 'refresh_token' || typeof token !== 'string') return ask()
  const turn = (turns.get(token) ?? Promise.resolve()).then(ask, ask)
  turns.set(token, turn)
  const leave = () => {
    if (turns.get(token) === turn) turns.delete(token)
  }
  turn.then(leave, leave)
  return turn
}
