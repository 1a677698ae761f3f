import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { ClaimName, FirmFile } from '@/content/firm-profile'
import { checkDigit, splitDigit } from './format/nit'

const text = z.string().trim().min(1)
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'a day as 2025-04-05')
const hour = z.string().regex(/^\d{2}:\d{2}$/, 'an hour as 08:00')
const year = z.int().min(1900).max(2100)
const color = z.string().regex(/^#[0-9a-f]{6}$/, 'a colour as #1d3f72')

/** Relative luminance as WCAG 2 defines it, from 0 (black) to 1 (white). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/**
 * `sunk` is the darkest light background, on which the firm's dark colours must be readable.
 * `ink` is the dark background, on which the firm's light colours must be readable.
 */
const [sunk, ink] = ['#efe9db', '#18231e']
const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}
const readable = (background: string) =>
  color.refine((hex) => contrast(hex, background) >= 4.5, `a contrast of at least 4.5 with ${background}`)

const firmSchema = z
  .strictObject({
    name: text,
    shortName: text,
    legalName: text,
    nit: text.refine((nit) => {
      const parts = splitDigit(nit)
      return parts !== null && String(checkDigit(parts.nit)) === parts.digit
    }, 'a NIT with its check digit, as 999.888.777-1'),
    founded: year,
    email: z.email(),
    phone: z.strictObject({
      label: text,
      href: z.templateLiteral(['tel:+', z.string().regex(/^\d{7,15}$/)]),
    }),
    address: z.strictObject({
      street: text,
      city: text,
      cityInFull: text,
      country: text,
      region: text.optional(),
      postalCode: z
        .string()
        .regex(/^\d{6}$/, 'six digits')
        .optional(),
      position: z
        .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
        .optional(),
    }),
    map: z.strictObject({ search: text }),
    messaging: z.strictObject({ number: z.string().regex(/^\d{10,15}$/, 'as 573001234567'), message: text }),
    hours: z.tuple([opening(), opening()]),
    social: z.array(z.strictObject({ name: text, href: z.url({ protocol: /^https$/ }) })),
    automationService: text,
    policyVersion: day,
    copyrightYear: year,
    colors: z.strictObject({
      main: readable(sunk),
      deep: readable(sunk),
      deepSoft: readable(sunk),
      pale: readable(ink),
      wash: readable(ink),
      rule: color,
    }),
    profile: profile().optional(),
    mark: z.string().regex(/^[MmLlHhVvCcSsQqTtAaZz0-9\s,.-]+$/, 'the path of an SVG in a box of 32 by 32'),
  })
  .refine(({ name, shortName }) => name.startsWith(shortName), {
    path: ['shortName'],
    error: 'the word that the name begins with',
  }) satisfies z.ZodType<FirmFile>

function opening() {
  return z.strictObject({ days: text, time: text, opens: hour, closes: hour })
}

function profile() {
  const claim = z.strictObject({ value: text, source: text })
  return z.strictObject({
    claims: z
      .strictObject({
        satisfaction: claim,
        experience: claim,
        practice: claim,
        clients: claim,
        experts: claim,
        retention: claim,
        sectors: claim,
      } satisfies Record<ClaimName, typeof claim>)
      .partial()
      .optional(),
    history: z.array(text).optional(),
    team: z.array(z.strictObject({ name: text, role: text, card: text.optional() })).optional(),
    testimonials: z
      .array(z.strictObject({ quote: text, name: text, position: text, source: text }))
      .optional(),
  })
}

/**
 * Returns the JSON file that describes the firm, in one line; '' without a file, when the built-in firm is used.
 * Throws an error that lists the wrong fields.
 * The file needs all fields except `profile` and parts of the address; the built-in firm's data never fill a gap.
 */
export function readFirmFile(file: string | undefined): string {
  if (!file) return ''
  const parsed = firmSchema.safeParse(readJson(file))
  if (parsed.success) return JSON.stringify(parsed.data)
  throw withoutStack(`FIRM_FILE (${file}) is incomplete:\n${z.prettifyError(parsed.error)}`)
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw withoutStack(`FIRM_FILE (${file}) cannot be read: ${reason}`)
  }
}

function withoutStack(message: string): Error {
  const error = new Error(message)
  error.stack = message
  return error
}
