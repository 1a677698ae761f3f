import { z } from 'zod'
import { entities, kinds, regimes, traits, vatCycles } from '@/content/tax-calendar/profile'
import { taxProfileText } from '@/content/tax-profile'
import { nameText } from '@/lib/fields/name'
import { cityObligationIds } from '@/lib/tax-calendar/obligations'

const { problems } = taxProfileText
export const keysOf = <T extends string>(names: Readonly<Record<T, unknown>>) =>
  Object.keys(names) as [T, ...T[]]

export const municipality = z.strictObject({
  code: z.string().regex(/^\d{5}$/, problems.code),
  duties: z.array(z.enum(cityObligationIds)).max(30),
  sector: nameText(1, 60, problems.sector).optional(),
})

/** In a row of `private.tax_profiles`, null means "not known yet". */
export const storedProfile = z.object({
  nit: z.string().nullable(),
  digit: z.number().nullable(),
  name: z.string().nullable(),
  kind: z.enum(keysOf(kinds)),
  regime: z.enum(keysOf(regimes)),
  entity: z.enum(keysOf(entities)).nullable().default(null),
  responsibilities: z.array(z.string()),
  vat_cycle: z.enum(keysOf(vatCycles)).nullable(),
  traits: z.array(z.enum(keysOf(traits))),
  municipalities: z.array(municipality),
  activities: z.array(z.string()).default([]),
})

/** Returns the CIIU codes in a text such as `5611, 4731`. */
export const readActivities = (typed: string): string[] => [...new Set(typed.match(/\d+/g) ?? [])].toSorted()
