/** What a client has to do, as the database says it; each list has at most four, the fourth meaning "and more". */
export type Todo = {
  /** Rejected, or `asked` for another file; `words` are the firm's. */
  invoices: readonly {
    id: string
    number: string
    name: string
    findings: unknown
    words?: string | null
    asked?: boolean
    at: string
  }[]
  threads: readonly { id: string; subject: string; unread: number; at: string }[]
  appointments: readonly { id: string; title: string; at: string; until: string }[]
}

/** Something that happened; `what` is the name of what it happened to. */
export type Activity = { kind: string; what: string; at: string }

/** The weightiest finding as a sentence; null when there is none that can be read. */
export function firstFinding(findings: unknown): string | null {
  const [first] = Array.isArray(findings) ? (findings as unknown[]) : []
  const words =
    typeof first === 'string' ? first : (first as { message?: unknown } | null | undefined)?.message
  return typeof words === 'string' && words.trim() !== '' ? words.trim() : null
}
