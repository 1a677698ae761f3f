export type ConnectionState = 'idle' | 'live' | 'lost'

let state: ConnectionState = 'idle'
const listeners = new Set<() => void>()

export const connectionState = (): ConnectionState => state

export function setConnectionState(next: ConnectionState): void {
  if (next === state) return
  state = next
  listeners.forEach((listen) => listen())
}

export function onConnectionState(listen: () => void): () => void {
  listeners.add(listen)
  return () => listeners.delete(listen)
}
