import { z } from 'zod'
import { entities, profileProblems, vatCycles } from '@/content/tax-calendar/profile'
import { taxProfileText } from '@/content/tax-profile'
import { accountId, type AccountId } from '@/lib/ids'
import { isCivilDay, type CivilDay } from '@/lib/calendar/civil-day'
import { digitProblem } from '@/lib/fields/company'
import { formatNit, plainNit, splitDigit } from '@/lib/format/nit'
import { optionalName } from '@/lib/fields/name'
import { keysOf, municipality, readActivities, storedProfile } from '@/lib/fields/tax-profile'
import type { History } from '@/lib/tax-calendar/history'
import { kindOfNit, profileProblemsOf, type ClientProfile } from '@/lib/tax-calendar/profile'

const { problems } = taxProfileText

export type StoredProfile = z.infer<typeof storedProfile>

const pastProfile = storedProfile.extend({
  valid_from: z.string(),
  made_at: z.string(),
  by: z.string().nullable(),
})
export type PastProfile = z.infer<typeof pastProfile>

/** `profiles` begins with the latest profile. Saving sends `seen` back, to detect changes by others. */
export const historySchema = z.object({ seen: z.string().nullable(), profiles: z.array(pastProfile) })
export type ProfileHistory = z.infer<typeof historySchema>

export const inForceOn = (day: CivilDay, { profiles }: ProfileHistory): PastProfile | null =>
  profiles.find(({ valid_from }) => valid_from <= day) ?? null

export const clientProfileOf = (client: AccountId, profile: StoredProfile): ClientProfile => {
  const { vat_cycle: vatCycle, municipalities, nit, digit, kind, regime, entity, responsibilities } = profile
  const known = municipalities.map(({ sector, ...rest }) =>
    sector === undefined ? rest : { ...rest, sector },
  )
  return {
    client,
    nit,
    digit,
    kind,
    regime,
    entity,
    responsibilities,
    vatCycle,
    traits: profile.traits,
    municipalities: known,
  }
}

/** `draft` is an unsaved profile, which replaces the stored profile that begins on the same day. */
export function historyOf(
  client: AccountId,
  profiles: readonly (StoredProfile & { valid_from: CivilDay })[],
  draft?: StoredProfile & { valid_from: CivilDay },
): History {
  const others = profiles.filter(({ valid_from }) => valid_from !== draft?.valid_from)
  return [...others, ...(draft ? [draft] : [])]
    .map((profile) => ({ ...clientProfileOf(client, profile), since: profile.valid_from }))
    .toSorted((one, other) => one.since.localeCompare(other.since))
}

const codes = z.array(z.string().regex(/^\d\d$/)).max(60)

export const draftSchema = z
  .strictObject({
    nit: z
      .string()
      .max(60, problems.nit)
      .transform(plainNit)
      .refine((nit) => nit === '' || (/^[1-9]\d{4,14}$/.test(nit) && !splitDigit(nit)), problems.nit),
    digit: z.string().trim().regex(/^\d?$/, problems.digit),
    name: optionalName(2, 150, problems.name),
    kind: storedProfile.shape.kind,
    regime: storedProfile.shape.regime,
    entity: z.enum(['', ...keysOf(entities)]),
    responsibilities: codes.transform((all) => [...new Set(all)].toSorted()),
    vat_cycle: z.enum(['', ...keysOf(vatCycles)]),
    traits: storedProfile.shape.traits,
    municipalities: z
      .array(municipality)
      .max(50)
      .refine((all) => new Set(all.map(({ code }) => code)).size === all.length, problems.twice),
    activities: z
      .string()
      .max(100, problems.activities)
      .refine((typed) => /^[\d\s,;]*$/.test(typed), problems.activities)
      .transform(readActivities)
      .refine((all) => all.length <= 10 && all.every((code) => code.length === 4), problems.activities),
  })
  .superRefine(({ nit, digit }, context) => {
    const wrong = nit !== '' && digit === '' ? problems.digit : digitProblem({ nit, digit })
    if (wrong) context.addIssue({ code: 'custom', path: ['digit'], message: wrong })
    if (nit === '' && digit !== '') context.addIssue({ code: 'custom', path: ['nit'], message: problems.nit })
  })
  .transform(({ nit, digit, name, vat_cycle, entity, ...rest }): StoredProfile => ({
    ...rest,
    entity: rest.regime === 'non-contributor' ? entity || null : null,
    nit: nit || null,
    digit: digit === '' ? null : Number(digit),
    name: name || null,
    vat_cycle: vat_cycle || null,
  }))
export type ProfileDraft = z.input<typeof draftSchema>

const firstDay = z
  .string()
  .refine((day) => isCivilDay(day) && day >= '1990-01-01' && day <= '2100-12-31', problems.day)

/** `confirmed` means that staff checked the contradictions in the profile and want to keep them. */
export const saveSchema = z
  .strictObject({
    client: accountId,
    valid_from: firstDay,
    seen: z.string().nullable(),
    confirmed: z.boolean(),
    profile: draftSchema,
  })
  .superRefine(({ client, confirmed, profile }, context) => {
    if (!confirmed && profileProblemsOf(clientProfileOf(client, profile)).length > 0)
      context.addIssue({ code: 'custom', path: ['confirmed'], message: problems.confirm })
  })
export const profilesPerCall = 20
export const saveManySchema = z.strictObject({ profiles: z.array(saveSchema).min(1).max(profilesPerCall) })
export const removeSchema = z.strictObject({
  client: accountId,
  valid_from: z.iso.date(),
  seen: z.string().nullable(),
})
export const previewSchema = z.strictObject({ client: accountId, valid_from: firstDay, profile: draftSchema })

export const conflictsOf = (draft: ProfileDraft): string[] =>
  profileProblemsOf({
    ...draft,
    client: null,
    nit: plainNit(draft.nit) || null,
    digit: null,
    entity: draft.entity || null,
    vatCycle: draft.vat_cycle || null,
  }).map((problem) => profileProblems[problem])

/** Missing values get defaults, because for some clients only the company is known. */
export const draftOf = (profile: Partial<StoredProfile>): ProfileDraft => ({
  nit: profile.nit ? formatNit(profile.nit) : '',
  digit: profile.digit?.toString() ?? '',
  name: profile.name ?? '',
  kind: profile.kind ?? (profile.nit ? kindOfNit(profile.nit) : null) ?? 'company',
  regime: profile.regime ?? 'ordinary',
  entity: profile.entity ?? '',
  responsibilities: profile.responsibilities ?? [],
  vat_cycle: profile.vat_cycle ?? '',
  traits: profile.traits ?? [],
  municipalities: profile.municipalities ?? [],
  activities: (profile.activities ?? []).join(', '),
})
