export const typeId = { json: 114, jsonb: 3802, numeric: 1700, timestamp: 1114, timestamptz: 1184 } as const

/** PostgREST writes times as ISO 8601; PostgreSQL's text has a space and may end in a bare hour offset. */
export function isoTime(text: string): string {
  return text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
}
