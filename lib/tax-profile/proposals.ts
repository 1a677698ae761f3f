import { proposals } from '@/content/tax-calendar/activities'
import { readActivities } from '@/lib/fields/tax-profile'
import { isAsked } from '@/lib/tax-calendar/profile'
import type { ProfileDraft } from '@/lib/tax-profile/schema'

export type Proposal = { id: keyof typeof proposals; question: string; added: Partial<ProfileDraft> }

export function proposalsFor(draft: ProfileDraft): Proposal[] {
  const activities = readActivities(draft.activities)
  const ids = Object.keys(proposals) as (keyof typeof proposals)[]
  return ids.flatMap((id): Proposal[] => {
    const { activities: prefixes, question, adds } = proposals[id]
    if (!activities.some((code) => prefixes.some((prefix) => code.startsWith(prefix)))) return []
    if ('code' in adds) {
      const { responsibilities } = draft
      const denied = adds.code === '33' && responsibilities.some((code) => code === '50' || code === '57')
      if (denied || responsibilities.includes(adds.code)) return []
      return [{ id, question, added: { responsibilities: [...responsibilities, adds.code] } }]
    }
    if (draft.traits.includes(adds.trait) || !isAsked[adds.trait](draft)) return []
    return [{ id, question, added: { traits: [...draft.traits, adds.trait] } }]
  })
}
