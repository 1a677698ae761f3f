import { agrees, formatAmount, type CheckedRow } from '@/components/site/home/recheck'
import { Icon } from '@/components/site/icon'
import { cn } from '@/components/ui/cn'
import { exampleInvoice as text } from '@/content/invoice-examples'

/** The recomputed column is written in one pass, line after line. */
const delays = ['delay-300', 'delay-[550ms]', 'delay-[800ms]', 'delay-[1100ms]', 'delay-[1450ms]'] as const

type CheckedRowLineProps = { row: CheckedRow; step: number; strong?: boolean }

export function CheckedRowLine({ row, step, strong }: CheckedRowLineProps) {
  const right = agrees(row)
  const written = cn('animate-[ink_0.35s_both]', delays[step])
  return (
    <tr
      className={cn(
        'border-t align-baseline',
        strong ? 'border-ink' : 'border-rule',
        !right && 'bg-ochre-wash',
      )}
    >
      <th scope="row" className="py-2.5 pl-3.5 text-left font-[450] sm:pl-5">
        {row.label}
        {row.note ? <span className="block text-xs whitespace-nowrap text-ink-2">{row.note}</span> : null}
      </th>
      <td className="border-l border-rule px-2 py-2.5 text-right sm:px-3">
        <span className={cn(!right && '-mr-1 rounded-sheet px-1 py-0.5 ring-2 ring-ochre-ink')}>
          {formatAmount(row.stated)}
        </span>
      </td>
      <td className="border-l-4 border-double border-rule-green px-2 py-2.5 text-right font-[550] text-green sm:px-3">
        <span className={written}>{formatAmount(row.recomputed)}</span>
      </td>
      <td className={cn('w-8 pr-2.5 sm:w-10 sm:pr-4', right ? 'text-green' : 'text-ochre-ink')}>
        <Icon
          name={right ? 'check' : 'attention'}
          className={cn('inline size-4 align-[-0.25em] sm:size-[1.2rem]', written)}
        />
        <span className="sr-only">{right ? text.agrees : text.differs}</span>
      </td>
    </tr>
  )
}
