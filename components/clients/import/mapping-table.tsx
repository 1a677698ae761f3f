'use client'
import { columnHeadStyles } from '@/components/ui/control-styles'
import { Select } from '@/components/ui/select'
import { importFields, importText, type ImportField } from '@/content/client-import'
import { repeatable } from '@/lib/clients/import/fields'
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

export function MappingTable({ headings, mapping, rows, busy, onMap }: MappingTableProps) {
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
            const isUsed = repeatable.has(field) || mapping.indexOf(field) === at
            const [filled, sound] = countsOf(rows, at, field)
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
                <td className={`${cell} font-[550] ${sound === filled ? 'text-green' : 'text-ochre-ink'}`}>
                  {field === 'none'
                    ? null
                    : isUsed
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

/** Returns how many rows have a value in the column, and how many of these values can be used. */
function countsOf(rows: readonly Judged[], at: number, field: ImportField): [filled: number, sound: number] {
  const filled = rows.filter(({ cells }) => (cells[at] ?? '') !== '')
  const sound = filled.filter(
    ({ faults, notes }) => ![...faults, ...notes].some((fault) => fault.field === field),
  )
  return [filled.length, sound.length]
}
