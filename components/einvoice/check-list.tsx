import { Check, ChevronDown } from 'lucide-react'
import { reading } from '@/content/einvoice/reading'
import type { HeldCheck } from '@/lib/einvoice/reading/checks-held'

const text = reading.findings

/** The checks that hold, with the amounts they were made on; folded where there is something else to be read. */
export function CheckList({ held, folded }: { held: readonly HeldCheck[]; folded: boolean }) {
  if (held.length === 0) return null
  const list = (
    <ul className="text-[1rem]">
      {held.map(({ id, name, on }) => (
        <li
          key={id}
          className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-baseline gap-x-2.5 border-b border-rule py-2 max-[24rem]:grid-cols-[auto_minmax(0,1fr)]"
        >
          <Check className="size-4.5 self-center text-green" strokeWidth={2} aria-hidden />
          <span>{name}</span>
          {on ? (
            <span className="text-sm whitespace-nowrap text-ink-2 max-[24rem]:col-start-2">{on}</span>
          ) : null}
        </li>
      ))}
    </ul>
  )
  if (!folded) {
    return (
      <section>
        <h3 className="border-b border-ink pb-1.5 text-green">{text.holds}</h3>
        {list}
      </section>
    )
  }
  return (
    <details className="group">
      <summary className="flex min-h-tap cursor-pointer list-none items-center gap-2 border-b border-rule text-green group-open:border-ink [&::-webkit-details-marker]:hidden">
        <Check className="size-4.5 flex-none" strokeWidth={2} aria-hidden />
        <h3>{text.holds}</h3>
        <span className="text-[1rem] font-[550]">({held.length})</span>
        <ChevronDown
          className="ml-auto size-5 flex-none text-ink transition-transform group-open:rotate-180"
          strokeWidth={1.75}
          aria-hidden
        />
      </summary>
      {list}
    </details>
  )
}
