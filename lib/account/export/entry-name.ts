import { bogotaDay } from '@/lib/format/civil-day'

/** Signs that some system or unpacking program cannot have in a name, or takes for a way out of the folder. */
const unsafe = /[\p{Cc}\p{Cf}<>:"/\\|?*]+/gu

/** Where a file stands in the archive: by day, with the beginning of its id, so that no two have the same name. */
export function entryName(id: string, name: string, created: Date): string {
  const plain = name
    .toWellFormed()
    .replace(unsafe, '_')
    .replace(/^[.\s]+/, '')
    .trim()
  return `archivos/${bogotaDay(created)} ${id.slice(0, 13)} ${plain || 'archivo'}`
}
