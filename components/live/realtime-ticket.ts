/** The response of `/api/realtime-token`; `exp` is in seconds since 1970. */
export type RealtimeTicket = { token: string; exp: number; url: string; key: string }

export type TicketAnswer =
  | { kind: 'ticket'; ticket: RealtimeTicket }
  | { kind: 'refused' }
  | { kind: 'unreachable' }

/** `refused` means that the session no longer has access to the portal. */
export async function fetchTicket(): Promise<TicketAnswer> {
  try {
    const response = await fetch('/api/realtime-token', { cache: 'no-store' })
    if (response.status === 401 || response.status === 403) return { kind: 'refused' }
    if (!response.ok) return { kind: 'unreachable' }
    const body = (await response.json()) as { ok: true; data: RealtimeTicket } | RealtimeTicket
    return { kind: 'ticket', ticket: 'data' in body ? body.data : body }
  } catch {
    return { kind: 'unreachable' }
  }
}
