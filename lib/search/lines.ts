import type { Route } from 'next'
import { clientsText } from '@/content/clients'
import { requestsText } from '@/content/document-requests'
import { clientRoleText } from '@/content/people-roles'
import { searchText as text } from '@/content/search'
import { listHref, wholeList } from '@/lib/documents/list-query'
import { invoiceTitle } from '@/lib/einvoice/invoice-label'
import { clientHref } from '@/lib/format/client-href'
import { formatDay } from '@/lib/format/date'
import { foldText } from '@/lib/format/fold-text'
import { formatNitWithDigit } from '@/lib/format/nit'
import { formatPesos } from '@/lib/format/number'
import { noFilters, reviewHref } from '@/lib/invoices/decisions/href'
import { titleOf } from '@/lib/obligations/obligation'
import type { FoundLine, SearchArea } from '@/lib/search/href'
import type {
  ClientRow,
  DocumentRow,
  InvoiceRow,
  ObligationRow,
  PersonRow,
  RequestRow,
  ThreadRow,
} from '@/lib/search/shapes'

/** With the `area` `firm`, results link to the firm's pages and also name the client. */
export type LineContext = { area: SearchArea; words: string }

const joined = (...parts: (string | null | false)[]) => parts.filter(Boolean).join(' · ')

export const clientLine = ({ id, title, nit, digit, status, retired, advisor }: ClientRow): FoundLine => ({
  href: clientHref(id),
  title,
  detail: nit ? formatNitWithDigit(digit === null ? nit : `${nit}-${digit}`) : '',
  aside: joined(advisor, retired ? clientsText.retired : status !== 'approved' && clientsText.status[status]),
})

export const personLine = ({ name, email, role, client, owner }: PersonRow): FoundLine => ({
  href: clientHref(owner, 'personas'),
  title: name,
  detail: [clientRoleText.names[role], client].filter(Boolean).join(', '),
  aside: email ?? '',
})

export function invoiceLine(row: InvoiceRow, { area, words }: LineContext): FoundLine {
  const { id, label, status, at, why, client } = row
  return {
    href:
      area === 'firm'
        ? reviewHref(id, { ...noFilters, queue: 'all', search: words })
        : (`/portal/facturas/${id}` as Route),
    title: invoiceTitle(label),
    detail: [area === 'firm' && client && text.from(client), why && formatDay(at)].filter(Boolean).join(', '),
    aside: joined(
      label.total === null ? null : formatPesos(label.total),
      why && text.whys[why],
      text.states[status],
    ),
  }
}

export function documentLine(row: DocumentRow, { area }: LineContext): FoundLine {
  const { name, at, inside, client, owner } = row
  return {
    href: listHref({ ...wholeList, client: area === 'firm' ? owner : null, search: name.slice(0, 100) }),
    title: name,
    detail: joined(area === 'firm' && client, inside && text.inside),
    aside: formatDay(at),
  }
}

export const threadLine = (row: ThreadRow, { area, words }: LineContext): FoundLine => ({
  href: `/${area === 'firm' ? 'admin' : 'portal'}/mensajes/${row.id}` as Route,
  title: row.hit ? `«${excerptOf(row.hit, words)}»` : row.subject,
  detail: joined(row.hit && row.subject, row.hit && row.author, area === 'firm' && row.client),
  aside: formatDay(row.at),
})

export const requestLine = ({ id, title, status, due }: RequestRow): FoundLine => ({
  href: `/portal/solicitudes/${id}` as Route,
  title,
  detail: requestsText.status[status],
  aside: status === 'open' ? text.due(formatDay(due)) : '',
})

export const obligationLine = (row: ObligationRow, { area }: LineContext): FoundLine => ({
  href: (area === 'firm'
    ? `/admin/trabajo/${row.id}`
    : `/portal/calendario?fecha=${row.id}#o-${row.id}`) as Route,
  title: titleOf(row),
  detail: area === 'firm' ? (row.client ?? '') : '',
  aside: row.due ? text.due(formatDay(row.due)) : '',
})

const excerptLength = 90

function excerptOf(body: string, words: string): string {
  const line = body.replace(/\s+/g, ' ').trim()
  const [first = ''] = foldText(words)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const at = Math.max(0, foldText(line).indexOf(first) - 30)
  const start = at === 0 ? 0 : line.indexOf(' ', at) + 1
  const part = line.slice(start, start + excerptLength)
  return `${start > 0 ? '…' : ''}${part}${start + excerptLength < line.length ? '…' : ''}`
}
