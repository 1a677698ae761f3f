'use client'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { Select } from '@/components/ui/select'
import { importFields, importText, type ImportField } from '@/content/client-import'
import type { Judged } from '@/lib/clients/import/judge'
import { formatNumber } from '@/lib/format/number'

const text = importText.mapping
const cell = 'border-t border-rule py-2 pr-4 align-middle wrap-anywhere'

type MappingTableProps = {
  headings: readonly string[]
  mapping: readonly ImportField[]
  rows: readonly Judged[]
  busy: boolean
  onMap: (mapping: ImportField[]) => void
}

/** What each column of the file is taken for, which the person can change; and for how many rows it is sound. */
export function MappingTable({ headings, mapping, rows, busy, onMap }: MappingTableProps) {
  const soundOf = (field: ImportField) =>
    rows.filter(({ cells, faults, notes }) => {
      const value = cells[mapping.indexOf(field)] ?? ''
      return value !== '' && ![...faults, ...notes].some((fault) => fault.field === field)
    }).length
  return (
    <div className="relative overflow-x-auto" tabIndex={0} role="group" aria-label={text.title}>
      <table className="w-full min-w-[36rem] border-collapse text-[1rem]">
        <caption className="sr-only">{text.title}</caption>
        <thead>
          <tr className="border-t border-ink">
            {[text.column, text.example, text.to, text.result].map((heading) => (
              <th key={heading} scope="col" className={columnHeadStyles}>
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {headings.map((heading, at) => {
            const field = mapping[at] ?? 'none'
            const isFirst = mapping.indexOf(field) === at
            const sound = soundOf(field)
            return (
              <tr key={`${heading} ${at}`}>
                <th scope="row" className={`${cell} text-left font-[550]`}>
                  {heading || at + 1}
                </th>
                <td className={`${cell} text-ink-2`}>
                  {rows.find(({ cells }) => cells[at])?.cells[at]?.slice(0, 60) ?? ''}
                </td>
                <td className={`${cell} w-64`}>
                  <Select
                    aria-label={text.of(heading || String(at + 1))}
                    value={field}
                    disabled={busy}
                    onChange={(event) => onMap(mapping.with(at, event.currentTarget.value as ImportField))}
                  >
                    {Object.entries(importFields).map(([name, label]) => (
                      <option key={name} value={name}>
                        {label}
                      </option>
                    ))}
                  </Select>
                </td>
                <td
                  className={`${cell} font-[550] ${sound === rows.length ? 'text-green' : 'text-ochre-ink'}`}
                >
                  {field === 'none'
                    ? null
                    : isFirst
                      ? text.count(formatNumber(sound), formatNumber(rows.length))
                      : text.twice(importFields[field])}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
