import { CalendarX2 } from 'lucide-react'
import { ClosureRow } from '@/components/agenda/closure-row'
import { State } from '@/components/ui/state'
import { closedHours } from '@/content/closed-hours'
import type { Closure } from '@/lib/agenda/agenda'

export function ClosureList({ closures, opens }: { closures: readonly Closure[]; opens: boolean }) {
  return (
    <section aria-labelledby="closures" className="min-w-0">
      <h2 id="closures" tabIndex={-1} className="pb-3 outline-none rule-opens">
        {closedHours.list}
      </h2>
      {closures.length === 0 ? (
        <State icon={CalendarX2} className="mt-4" title={closedHours.empty.title}>
          {closedHours.empty.text}
        </State>
      ) : (
        <ol className="rule-closes">
          {closures.map((closure) => (
            <ClosureRow key={closure.id} closure={closure} opens={opens} />
          ))}
        </ol>
      )}
    </section>
  )
}
