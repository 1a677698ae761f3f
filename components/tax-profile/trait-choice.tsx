import { MoreChoices } from '@/components/tax-profile/more-choices'
import { CheckChoice } from '@/components/tax-profile/responsibility-choice'
import { traits } from '@/content/tax-calendar/profile'
import { taxProfileText } from '@/content/tax-profile'
import { isAsked, type Trait } from '@/lib/tax-calendar/profile'
import type { ProfileDraft } from '@/lib/tax-profile/schema'

/** Facts that concern few clients and are listed behind a button; all others are shown at once. */
const rare: readonly Trait[] = [
  'ultra-processed-food',
  'country-by-country',
  'significant-presence',
  'works-for-taxes',
  'works-for-taxes-rejected',
]

type TraitChoiceProps = {
  draft: ProfileDraft
  saved: readonly Trait[]
  onChange: (chosen: Trait[]) => void
}

/** Shows the facts that can matter for this draft of a profile, and the facts that are selected already. */
export function TraitChoice({ draft, saved, onChange }: TraitChoiceProps) {
  const asked = (Object.keys(traits) as Trait[]).filter(
    (trait) => isAsked[trait](draft) || draft.traits.includes(trait),
  )
  const choiceOf = (group: readonly Trait[]) => (
    <CheckChoice
      choices={group.map((trait) => [trait, traits[trait]] as const)}
      chosen={draft.traits}
      onChange={(chosen) => onChange(chosen as Trait[])}
    />
  )
  const more = asked.filter((trait) => rare.includes(trait))
  return (
    <>
      {choiceOf(asked.filter((trait) => !rare.includes(trait)))}
      <MoreChoices label={taxProfileText.traits.more} isUsed={more.some((trait) => saved.includes(trait))}>
        {choiceOf(more)}
      </MoreChoices>
    </>
  )
}
