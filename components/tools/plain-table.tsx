import type { ReactNode } from 'react'

type PlainTableProps = {
  id: string
  title: string
  heads: readonly string[]
  rows: readonly (readonly string[])[]
  note?: string
}

/** On phones each row is a list, because four columns do not fit. */
export function PlainTable({ id, title, heads, rows, note }: PlainTableProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="scroll-mt-28 text-xl/[1.2]">
        {title}
      </h2>
      <table aria-labelledby={id} className="mt-3 w-full border-collapse border-t border-ink rule-closes">
        <thead className="max-md:sr-only">
          <tr className="text-xs text-ink-2">
            {heads.map((head) => (
              <th key={head} scope="col" className="py-2 pr-4 text-left font-medium">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row[0]} className="border-t border-rule max-md:grid max-md:gap-y-0.5 max-md:py-3">
              {row.map((cell, at) => (
                <Cell key={heads[at]} isFirst={at === 0} head={heads[at] ?? ''}>
                  {cell}
                </Cell>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {note ? <p className="mt-3 max-w-[70ch] text-sm text-ink-2">{note}</p> : null}
    </section>
  )
}

type CellProps = { isFirst: boolean; head: string; children: ReactNode }

function Cell({ isFirst, head, children }: CellProps) {
  if (isFirst)
    return (
      <th scope="row" className="py-2.5 pr-4 text-left align-top font-[550] max-md:py-0">
        {children}
      </th>
    )
  return (
    <td className="py-2.5 pr-4 align-top tabular-nums max-md:py-0">
      <span aria-hidden className="text-sm text-ink-2 md:hidden">
        {head}:{' '}
      </span>
      {children}
    </td>
  )
}
