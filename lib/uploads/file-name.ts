const maxLength = 120

// Marks that reorder or hide text: a name must read the way it is stored. Joiners stay, emoji need them.
const marks = /[\u00AD\u061C\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\uFEFF\u{E0000}-\u{E007F}]/gu

/**
 * The name that people see: the last part of a path, composed (NFC), without control and direction marks,
 * at most 120 characters with the extension kept. Never used as a path.
 */
export function displayName(raw: string): string {
  const parts = raw.slice(0, 20_000).split(/[/\\]/)
  const clean = (parts.findLast((part) => part.trim() !== '') ?? '')
    .toWellFormed()
    .normalize('NFC')
    .replace(marks, '')
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(/ {2,}/g, ' ')
    .trim()
  const { stem, extension } = splitExtension(clean)
  const suffix = extension ? clean.slice(stem.length) : ''
  return (cut(stem.trim(), maxLength - suffix.length) || 'archivo') + suffix
}

/** `Factura.PDF` gives stem `Factura` and extension `pdf`; only a short, plain ending counts as an extension. */
export function splitExtension(name: string): { stem: string; extension: string } {
  const ending = /\.([a-z0-9]{1,10})$/i.exec(name)
  if (!ending) return { stem: name, extension: '' }
  return { stem: name.slice(0, ending.index), extension: (ending[1] ?? '').toLowerCase() }
}

/** Cuts between whole characters, so that an emoji or an accent is never halved. */
function cut(text: string, length: number): string {
  if (text.length <= length) return text
  let end = 0
  for (const { index, segment } of new Intl.Segmenter('es', { granularity: 'grapheme' }).segment(text)) {
    if (index + segment.length > length) break
    end = index + segment.length
  }
  return text.slice(0, end).trim()
}
