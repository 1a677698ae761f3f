/** An answer that the team keeps; `revision` rises with each change. */
export type SavedAnswer = {
  id: string
  title: string
  body: string
  revision: number
  /** The name of whoever changed it last; null when they are gone. */
  changedBy: string | null
  changedAt: string
}
