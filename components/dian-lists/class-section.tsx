import type { Route } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { LineActions } from '@/components/dian-lists/line-actions'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { FigureHeads } from '@/components/ui/figure-table'
import { knownText, listClassText, remarkText } from '@/content/dian-list-classes'
import { dianListsText as text } from '@/content/dian-lists'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import type { DianLine } from '@/lib/dian-lists/line'
import { dianPage } from '@/lib/einvoice/cufe'
import { formatCents } from '@/lib/einvoice/format-cents'
import type { ListClass } from '@/lib/einvoice/dian-list/list-class'
import { formatNit } from '@/lib/format/nit'
import { sentences } from '@/lib/format/sentences'

type ClassSectionProps = {
  client: string
  month: string
  name: ListClass
  rows: readonly DianLine[]
  /** The number of all documents of this class; `rows` may hold only the first of them. */
  count: number
  mayAct: boolean
  acts?: ReactNode
  more: ReactNode
}

export function ClassSection({ client, month, name, rows, count, mayAct, acts, more }: ClassSectionProps) {
  const { columns } = text
  const { name: title, sentence } = listClassText[name]
  return (
    <section aria-labelledby={`h-${name}`} id={name} className="min-w-0 scroll-mt-24">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-2">
        <div className="min-w-0">
          <h3 id={`h-${name}`} className="text-lg">
            {title} <span className="text-ink-2">{count.toLocaleString('es-CO')}</span>
          </h3>
          <p className="text-sm text-ink-2">{sentence}</p>
        </div>
        {acts}
      </div>
      <table aria-labelledby={`h-${name}`} className="stacked-table">
        <thead>
          <tr>
            <th scope="col" className={columnHeadStyles}>
              {columns.party}
            </th>
            <FigureHeads names={[columns.dian, columns.us, columns.off]} />
            <th scope="col" className={`${columnHeadStyles} pr-0 pl-4`}>
              {columns.act}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((line) => (
            <Line key={line.key} client={client} month={month} line={line} mayAct={mayAct} />
          ))}
        </tbody>
      </table>
      {more}
    </section>
  )
}

type LineProps = { client: string; month: string; line: DianLine; mayAct: boolean }

function Line({ client, month, line, mayAct }: LineProps) {
  const { columns } = text
  const { day, number, party, nit, dian, us, ours, known, by, note, request, remark, credit } = line
  const off = ([1, 2] as const).map((at) => (us?.[at] ?? 0) - (dian?.[at] ?? 0))
  const said = [
    remark ? remarkText[remark] : null,
    credit ? text.credit : null,
    line.class === 'duplicada' && ours.length > 1 ? text.times(ours.length) : null,
    known ? text.known(by ?? '', knownText[known]) : null,
    note,
    request ? text.asked(formatCivilDay(request.due)) : null,
  ]
  return (
    <tr>
      <th scope="row" className="wrap-anywhere">
        <bdi>{party || text.noName}</bdi>
        <span className="block text-sm font-normal text-ink-2">
          {[number, nit ? text.nit(formatNit(nit)) : null, day ? formatCivilDay(day) : null]
            .filter(Boolean)
            .join(' · ')}
        </span>
        {said.some(Boolean) ? (
          <span className="block text-sm font-normal text-ink-2">{sentences(...said)}</span>
        ) : null}
      </th>
      <Amount label={columns.dian} amounts={dian} />
      <Amount label={columns.us} amounts={us} />
      {off.some(Boolean) ? <Amount label={columns.off} amounts={[0, off[0] ?? 0, off[1] ?? 0]} /> : <Same />}
      <td className="sm:pl-4">
        <div className="flex flex-wrap items-center gap-x-3">
          {ours.slice(0, 3).map((one) => (
            <Link
              key={one.id}
              href={`/admin/facturas/${one.id}` as Route}
              prefetch={false}
              className="row-act"
              aria-label={text.openInvoice(one.number)}
            >
              {one.number}
            </Link>
          ))}
          {ours.length === 0 && line.code ? (
            <a href={dianPage(line.code)} target="_blank" rel="noreferrer" className="row-act">
              {text.seeAtDian}
            </a>
          ) : null}
          {line.class === 'falta_aqui' || line.class === 'nota_huerfana' ? (
            <a href={mailTo(line)} className="row-act">
              {text.write}
            </a>
          ) : null}
          {mayAct && line.matter !== undefined ? (
            <LineActions
              client={client}
              month={month}
              line={{ key: line.key, class: line.class, at: line.at, known, isRow: dian !== null }}
              number={number ?? party ?? ''}
              options={
                line.class === 'dudosa' && dian
                  ? ours.map(({ id, number: own }) => ({ id, number: own }))
                  : []
              }
            />
          ) : null}
        </div>
      </td>
    </tr>
  )
}

function mailTo({ number, day, party, dian }: DianLine): string {
  const { subject, body } = text.mail
  const written = body(
    party || text.noName,
    number ?? '',
    day ? formatCivilDay(day) : '',
    formatCents(dian?.[1] ?? 0),
  )
  return `mailto:?subject=${encodeURIComponent(subject(number ?? ''))}&body=${encodeURIComponent(written)}`
}

function Amount({ label, amounts }: { label: string; amounts: readonly [number, number, number] | null }) {
  return (
    <td data-label={label} className="stacked-figure">
      {amounts ? (
        <span>
          {formatCents(amounts[1])}
          <span className="block text-sm text-ink-2">{text.iva(formatCents(amounts[2]))}</span>
        </span>
      ) : (
        <span className="text-ink-2">{text.absent}</span>
      )}
    </td>
  )
}

const Same = () => <td className="stacked-figure max-sm:hidden">0</td>
