import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { taxProfileText } from '@/content/tax-profile'
import { changesBetween } from '@/lib/tax-profile/changes'
import { draftSchema, type PastProfile, type ProfileDraft } from '@/lib/tax-profile/schema'

const conflictText = taxProfileText.conflict
const contradictionText = taxProfileText.conflicts

type ProfileConflictProps = {
  message: string
  /** The profile that another member has saved meanwhile; null while it loads. */
  newest: PastProfile | null
  draft: ProfileDraft
  onTake: (profile: PastProfile) => void
}

export function ProfileConflict({ message, newest, draft, onTake }: ProfileConflictProps) {
  const mine = draftSchema.safeParse(draft).data
  const changes = newest && mine ? changesBetween(mine, newest) : null
  return (
    <Notice tone="warn" role="alert">
      <p className="font-[550]">{message}</p>
      {changes && changes.length > 0 ? (
        <>
          <p>{conflictText.theirs}</p>
          <ul className="list-disc pl-5">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </>
      ) : null}
      {changes?.length === 0 ? <p>{conflictText.same}</p> : <p>{conflictText.keep}</p>}
      {newest ? (
        <Button size="sm" className="mt-2" onClick={() => onTake(newest)}>
          {conflictText.take}
        </Button>
      ) : null}
    </Notice>
  )
}

type ContradictionsProps = {
  sentences: readonly string[]
  confirmed: boolean
  error: string | undefined
  onChange: (confirmed: boolean) => void
}

/** The member must resolve contradictions in the profile or confirm that the RUT states them. */
export function Contradictions({ sentences, confirmed, error, onChange }: ContradictionsProps) {
  return (
    <div role="status">
      {sentences.length > 0 ? (
        <Notice tone="warn" className="mt-4">
          <p className="font-[550]">{contradictionText.title}</p>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <label className="mt-1 flex min-h-tap cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              checked={confirmed}
              aria-invalid={error ? true : undefined}
              className="size-5 flex-none accent-green"
              onChange={(event) => onChange(event.target.checked)}
            />
            {contradictionText.confirm}
          </label>
          {error ? <p className="text-sm font-[550] text-red">{error}</p> : null}
        </Notice>
      ) : null}
    </div>
  )
}
