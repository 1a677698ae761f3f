/** What `/api/realtime-token` hands out: a short-lived token (`exp` in seconds since 1970) and where to use it. */
export type RealtimeTicket = { token: string; exp: number; url: string; key: string }

export type TicketAnswer =
  | { kind: 'ticket'; ticket: RealtimeTicket }
  | { kind: 'refused' }
  | { kind: 'unreachable' }

/** Asks the site for a ticket; `refused` means that the session no longer opens the portal. */
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
