import type { z } from 'zod'
import { municipalityName } from '@/content/municipalities'
import { obligationTexts } from '@/content/tax-calendar/obligations'
import { entities, kinds, regimes, traits, vatCycles } from '@/content/tax-calendar/profile'
import { taxProfileText } from '@/content/tax-profile'
import type { storedProfile } from '@/lib/fields/tax-profile'

type Profile = z.output<typeof storedProfile>
export type ProfileLine = { label: string; from: string; to: string }

const { changes: text, identity, cycle } = taxProfileText

export function profileLines(before: Profile | null, after: Profile): ProfileLine[] {
  const old = before && factsSaid(before)
  return factsSaid(after).flatMap(([label, to], at) => {
    const from = old?.[at]?.[1] ?? text.nothing
    return from === to ? [] : [{ label, from, to }]
  })
}

const factsSaid = (profile: Profile): [string, string][] => [
  [identity.kind, kinds[profile.kind]],
  [identity.regime, regimes[profile.regime]],
  [identity.entity, profile.entity ? entities[profile.entity].name : text.nothing],
  [identity.activities, said(profile.activities)],
  [cycle.vat, profile.vat_cycle ? vatCycles[profile.vat_cycle] : text.nothing],
  [text.responsibilities, said(profile.responsibilities)],
  [text.traits, said(profile.traits.map((trait) => traits[trait]))],
  [
    text.municipalities,
    said(
      profile.municipalities.map(({ code, duties }) =>
        [municipalityName(code), ...duties.map((duty) => obligationTexts[duty].title).toSorted()].join(': '),
      ),
      '; ',
    ),
  ],
]

const said = (items: readonly string[], separator = ', ') => items.toSorted().join(separator) || text.nothing
