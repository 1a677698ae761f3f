import { z } from 'zod'
import { regimes, vatCycles } from '@/content/tax-calendar/profile'
import { taxProfileText } from '@/content/tax-profile'
import { isCivilDay, type CivilDay } from '@/lib/calendar/civil-day'
import { accountId } from '@/lib/ids'

const keysOf = <T extends string>(names: Readonly<Record<T, string>>) => Object.keys(names) as [T, ...T[]]

const profileChange = z.discriminatedUnion('what', [
  z.strictObject({ what: z.literal('regime'), value: z.enum(keysOf(regimes)) }),
  z.strictObject({ what: z.literal('vat_cycle'), value: z.enum(keysOf(vatCycles)) }),
])
export type ProfileChange = z.output<typeof profileChange>

const from = z
  .string()
  .refine((day) => isCivilDay(day) && day >= '1990-01-01' && day <= '2100-12-31', taxProfileText.problems.day)

/** The most clients in one call. The browser sends larger selections in batches. */
export const mostClients = 50

export const previewProfilesSchema = z.strictObject({
  clients: z.array(accountId).min(1).max(mostClients),
  change: profileChange,
  from,
})

/** With `confirmed`, profiles change even if they then contradict the codes of the RUT. */
export const changeProfilesSchema = z.strictObject({
  items: z
    .array(z.strictObject({ client: accountId, seen: z.string().nullable() }))
    .min(1)
    .max(mostClients),
  change: profileChange,
  from,
  confirmed: z.boolean(),
})

/** A date that is added, removed or moved for `clients`. The day depends on each client's NIT. */
export type DateChange = {
  is: 'new' | 'gone' | 'moved'
  name: string
  period: string
  listed: CivilDay
  days: CivilDay[]
  clients: string[]
}

export type ManyPreview = {
  ready: { client: string; seen: string | null; conflicts: string[] }[]
  refused: { client: string; why: string }[]
  lines: DateChange[]
}

export function joined(previews: readonly ManyPreview[]): ManyPreview {
  const lines = new Map<string, DateChange>()
  for (const line of previews.flatMap((preview) => preview.lines)) {
    const key = [line.is, line.name, line.period].join('|')
    const known = lines.get(key)
    lines.set(key, {
      ...line,
      days: [...new Set([...(known?.days ?? []), ...line.days])].toSorted(),
      clients: [...(known?.clients ?? []), ...line.clients],
    })
  }
  return {
    ready: previews.flatMap(({ ready }) => ready),
    refused: previews.flatMap(({ refused }) => refused),
    lines: [...lines.values()].toSorted((one, other) =>
      [one.days[0] ?? one.listed, one.name]
        .join()
        .localeCompare([other.days[0] ?? other.listed, other.name].join()),
    ),
  }
}
