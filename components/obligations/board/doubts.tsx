import { receiptsText as text } from '@/content/obligation-receipts'
import type { Doubt } from '@/lib/obligations/filing'
import type { Disagreement } from '@/lib/obligations/match-receipts'

const isOdd = (one: Disagreement): one is keyof typeof text.odd => one in text.odd

type DoubtsProps = {
  disagreements?: readonly Disagreement[]
  doubts: readonly Doubt[]
  settled: boolean
  onSettle: (settled: boolean) => void
}

/** Shows the doubtful facts that the member must confirm before a filing is saved; renders nothing without doubts. */
export function Doubts({ disagreements = [], doubts, settled, onSettle }: DoubtsProps) {
  if (disagreements.length + doubts.length === 0) return null
  const differing = disagreements.filter((one) => !isOdd(one)).map((one) => text.disagreements[one])
  const sentences = [
    ...(differing.length > 0 ? [text.differs(differing.join(', '))] : []),
    ...disagreements.filter(isOdd).map((one) => text.odd[one]),
    ...doubts.map((doubt) => text.doubts[doubt]),
  ]
  return (
    <div className="col-span-full bg-ochre-wash px-3 py-1 text-sm text-ochre-ink">
      {sentences.join(' ')}
      <label className="flex min-h-tap items-center gap-3">
        <input
          type="checkbox"
          className="size-5 flex-none accent-green"
          data-invalid={settled ? undefined : ''}
          checked={settled}
          onChange={({ target }) => onSettle(target.checked)}
        />
        {text.settle}
      </label>
    </div>
  )
}
