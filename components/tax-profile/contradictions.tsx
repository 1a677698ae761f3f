import { Notice } from '@/components/ui/notice'
import { taxProfileText } from '@/content/tax-profile'

const text = taxProfileText.conflicts

type ContradictionsProps = {
  sentences: readonly string[]
  confirmed: boolean
  error: string | undefined
  onChange: (confirmed: boolean) => void
}

/** What cannot all be true is settled, or somebody says that the RUT has it so. */
export function Contradictions({ sentences, confirmed, error, onChange }: ContradictionsProps) {
  return (
    <div role="status">
      {sentences.length > 0 ? (
        <Notice tone="warn" className="mt-4">
          <p className="font-[550]">{text.title}</p>
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
            {text.confirm}
          </label>
          {error ? <p className="text-sm font-[550] text-red">{error}</p> : null}
        </Notice>
      ) : null}
    </div>
  )
}
