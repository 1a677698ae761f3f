/** What the list calls a MIME type. Spreadsheets first: their modern type also contains "xml". */
export function typeLabel(mime: string): string {
  if (/excel|spreadsheet/.test(mime)) return 'Excel'
  if (mime.includes('pdf')) return 'PDF'
  if (mime.includes('image')) return 'Imagen'
  if (mime.includes('xml')) return 'XML'
  return mime.split('/')[1]?.toUpperCase() || 'Desconocido'
}
