import { agenda } from '@/content/agenda'
import type { AgendaDetails } from '@/lib/agenda/agenda'
import { formatDateTime } from '@/lib/format/date'

const text = agenda.details

/** What members did with an appointment, the last first. */
export function EntryHistory({ steps }: { steps: AgendaDetails['steps'] }) {
  return (
    <section aria-labelledby="history" className="mt-10">
      <h2 id="history" className="pb-3 rule-opens">
        {text.history}
      </h2>
      {steps.length === 0 ? (
        <p className="py-3 text-ink-2 rule-closes">{text.noHistory}</p>
      ) : (
        <ol className="rule-closes">
          {steps.toReversed().map(({ action, by, at }) => (
            <li
              key={`${at} ${action}`}
              className="flex flex-wrap justify-between gap-x-6 border-b border-rule py-3 last:border-0"
            >
              <span className="wrap-anywhere">
                <b className="font-[550]">{by}</b>: {text.steps[action] ?? action}
              </span>
              <time dateTime={at} className="text-sm text-ink-2">
                {formatDateTime(at)}
              </time>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
