import { firm } from './firm'
import { profile, type ClaimName } from './firm-profile'

const labels: Record<ClaimName, string> = {
  satisfaction: 'de satisfacción entre nuestros clientes',
  experience: 'años de experiencia',
  practice: 'años de experiencia',
  clients: 'clientes',
  experts: 'expertos',
  retention: 'de retención',
  sectors: 'sectores atendidos',
}

type Statistic = { value: string; label: string; source: string }

export const statistics = (...names: ClaimName[]): Statistic[] =>
  names.flatMap((name) => {
    const claim = profile.claims?.[name]
    return claim ? [{ ...claim, label: labels[name] }] : []
  })

export function sourcesOf(claims: readonly Statistic[]): string {
  const sources = [...new Set(claims.map(({ source }) => source))]
  return sources.length > 0 ? `${sources.length > 1 ? 'Fuentes' : 'Fuente'}: ${sources.join('; ')}.` : ''
}

/** Returns text such as «más de 500 clientes», or nothing when the firm does not make the claim. */
const moreThan = (name: ClaimName, counted: string): string[] => {
  const value = profile.claims?.[name]?.value
  return value ? [`${value.endsWith('+') ? 'más de ' : ''}${value.replace('+', '')} ${counted}`] : []
}

export function experienceSentence(): string {
  const [years = `trabajamos desde ${firm.founded}`] = moreThan('experience', 'años')
  const rest = [
    ...moreThan('clients', 'clientes'),
    ...moreThan('experts', 'expertos entre contadores, tributaristas y abogados'),
  ]
  const sentence = rest.length > 0 ? `${years}, con ${rest.join(' y ')}.` : `${years}.`
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}
