import { municipalityNames } from '@/content/municipalities'

export const namedMunicipalities = Object.entries(municipalityNames).toSorted(([, one], [, other]) =>
  one.localeCompare(other, 'es'),
)

/** Accepts the code or the name of a municipality; null when the text is neither. */
export function municipalityCode(typed: string): string | null {
  const wanted = typed.trim()
  if (/^\d{5}$/.test(wanted)) return wanted
  const sameWord = (name: string) => name.localeCompare(wanted, 'es', { sensitivity: 'base' }) === 0
  return (
    namedMunicipalities.find(([, name]) => sameWord(name) || sameWord(name.split(',')[0] ?? ''))?.[0] ?? null
  )
}
