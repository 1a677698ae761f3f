import { firm } from '@/content/firm'
import { profile } from '@/content/firm-profile'

const digits = (text: string) => text.replace(/\D/g, '')

/** Words by which the firm of content/firm.ts is known; the hour of Colombia is named after its city too. */
const words = [
  firm.shortName,
  firm.email.split('@')[1] ?? '',
  firm.nit.slice(0, -2),
  digits(firm.nit).slice(0, 9),
  firm.phone.label,
  digits(firm.phone.href),
  firm.messaging.number,
  firm.address.street.split(',')[0] ?? '',
  firm.address.city,
  ...Object.values(firm.colors),
  ...(profile.team ?? []).flatMap(({ name, card = name }) => [name, card]),
  ...(profile.testimonials ?? []).flatMap(({ name, quote }) => [name, quote]),
  ...Object.values(profile.claims ?? {}).map(({ source }) => source),
]
const hourOfColombia = /hora de Bogotá|en Bogotá son cinco horas menos|America\/Bogota/g
/** As DANE writes the municipality, in which clients of any firm pay taxes; the firm's own is «Bogotá D.C.». */
const municipality = /Bogotá, D\.C\./g

/** What a text tells of the first firm. */
export function tracesOfFirst(text: string): string[] {
  const rest = text.replace(hourOfColombia, '').replace(municipality, '').toLowerCase()
  return words.filter((word) => rest.includes(word.toLowerCase()))
}
