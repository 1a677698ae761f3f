import { clientText } from '@/content/clients'
import type { Month } from '@/lib/clients/overview'

/** What came in this month, and what became of it. */
export function ClientFigures({ months }: { months: readonly Month[] }) {
  const month = months.at(-1)
  const kinds = ['received', 'accepted', 'reviewing', 'rejected'] as const
  return (
    <dl className="grid grid-cols-2 border-t border-ink rule-closes md:grid-cols-4">
      {kinds.map((kind) => (
        <div
          key={kind}
          className="flex flex-col-reverse justify-end border-rule py-3 pr-4 max-md:border-b max-md:even:pl-4 md:not-first:border-l md:not-first:pl-4"
        >
          <dt className="text-sm text-ink-2">{clientText.figures[kind]}</dt>
          <dd className="font-serif text-2xl leading-tight">
            {(month?.[kind] ?? 0).toLocaleString('es-CO')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
