import { linkStyles } from '@/components/ui/control-styles'
import { receiptsText as text } from '@/content/obligation-receipts'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import { formatPesos } from '@/lib/format/number'
import type { KeptReceipt } from '@/lib/obligations/schema'

export function ReceiptLinks({
  receipts,
  title,
}: {
  receipts: readonly Pick<KeptReceipt, 'document' | 'kind' | 'name'>[]
  title: string
}) {
  return receipts.map(({ document, kind, name }) => (
    <a key={document} href={`/api/documentos/${document}`} title={name} className={linkStyles}>
      {text.open[kind]}
      <span className="sr-only">
        : {title}, {name}
      </span>
    </a>
  ))
}

/** Returns the receipt's number, day and value as far as known; '' for users who may not see figures. */
export const receiptDetails = ({ number, date, value }: KeptReceipt): string =>
  [
    number && text.number(number),
    date && text.day(formatCivilDay(date)),
    value === null ? null : formatPesos(value),
  ]
    .filter(Boolean)
    .join(', ')
