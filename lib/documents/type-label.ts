import { familyOf, type Family } from '@/lib/documents/family'

export const familyLabels: Record<Exclude<Family, 'otro'>, string> = {
  excel: 'Excel',
  imagen: 'Imagen',
  pdf: 'PDF',
  xml: 'XML',
}

/** What the list calls a MIME type. */
export function typeLabel(mime: string): string {
  const family = familyOf(mime)
  return family === 'otro' ? mime.split('/')[1]?.toUpperCase() || 'Desconocido' : familyLabels[family]
}
