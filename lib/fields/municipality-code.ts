import { municipalityNames } from '@/content/municipalities'

/** Code and name of those that have one, by name. */
export const namedMunicipalities = Object.entries(municipalityNames).toSorted(([, one], [, other]) =>
  one.localeCompare(other, 'es'),
)

/** The code that was typed in, or the one of the name that was; null when it is neither. */
export function municipalityCode(typed: string): string | null {
  const wanted = typed.trim()
  if (/^\d{5}$/.test(wanted)) return wanted
  const sameWord = (name: string) => name.localeCompare(wanted, 'es', { sensitivity: 'base' }) === 0
  return (
    namedMunicipalities.find(([, name]) => sameWord(name) || sameWord(name.split(',')[0] ?? ''))?.[0] ?? null
  )
}
