/** The kinds of file that a list can be narrowed to, in the order in which they sort; the database has the same column. */
export const families = ['excel', 'imagen', 'otro', 'pdf', 'xml'] as const
export type Family = (typeof families)[number]

/** Spreadsheets first: their modern type also contains "xml". */
export function familyOf(mime: string): Family {
  if (/excel|spreadsheet/.test(mime)) return 'excel'
  if (mime.includes('pdf')) return 'pdf'
  if (mime.includes('image')) return 'imagen'
  return mime.includes('xml') ? 'xml' : 'otro'
}
