import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { taxProfileText } from '@/content/tax-profile'
import { changesBetween } from '@/lib/tax-profile/changes'
import { draftSchema, type PastProfile, type ProfileDraft } from '@/lib/tax-profile/schema'

const text = taxProfileText.conflict

type ProfileConflictProps = {
  /** Says who was faster. */
  message: string
  /** What they saved; null until it is there. */
  newest: PastProfile | null
  draft: ProfileDraft
  onTake: (profile: PastProfile) => void
}

/** A colleague saved meanwhile: what they have otherwise, and the choice between theirs and what is typed in. */
export function ProfileConflict({ message, newest, draft, onTake }: ProfileConflictProps) {
  const mine = draftSchema.safeParse(draft).data
  const changes = newest && mine ? changesBetween(mine, newest) : null
  return (
    <Notice tone="warn" role="alert">
      <p className="font-[550]">{message}</p>
      {changes && changes.length > 0 ? (
        <>
          <p>{text.theirs}</p>
          <ul className="list-disc pl-5">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </>
      ) : null}
      {changes?.length === 0 ? <p>{text.same}</p> : <p>{text.keep}</p>}
      {newest ? (
        <Button size="sm" className="mt-2" onClick={() => onTake(newest)}>
          {text.take}
        </Button>
      ) : null}
    </Notice>
  )
}
