/** A cursor is the last row of the previous page, with its time exactly as the database wrote it. */
export type PageCursor = readonly [at: string, id: string]

const pattern = /^(\d{4}-\d{2}-\d{2}T[0-9:.+Z-]{8,35})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

export function readPageCursor(text: string): PageCursor | null {
  const [, at, id] = pattern.exec(text) ?? []
  return at && id && !Number.isNaN(Date.parse(at)) ? [at, id] : null
}
