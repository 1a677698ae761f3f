import { firm } from '@/content/firm'
import { profile } from '@/content/firm-profile'

const digits = (text: string) => text.replace(/\D/g, '')

/** These words identify the firm of content/firm.ts; the time zone's name is ignored, because it contains the city. */
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
/** Bogotá as a municipality does not identify the firm, because clients of any firm may pay taxes there. */
const municipality = /Bogotá, D\.C\.|(?:ICA(?: anual)?|autorretención) Bogotá(?=, )/g

export function tracesOfFirst(text: string): string[] {
  const rest = text.replace(hourOfColombia, '').replace(municipality, '').toLowerCase()
  return words.filter((word) => rest.includes(word.toLowerCase()))
}
