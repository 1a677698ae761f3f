import { columnHeadStyles } from '@/components/ui/control-styles'

/** Shows the headings of the columns with figures; the caller puts them into a row with the other headings. */
export const FigureHeads = ({ names }: { names: readonly string[] }) =>
  names.map((name) => (
    <th key={name} scope="col" className={`${columnHeadStyles} pr-0 pl-4 text-right`}>
      {name}
    </th>
  ))

type FigureTableProps = {
  caption: string
  name: string
  columns: readonly string[]
  children: React.ReactNode
}

/** Shows a table whose first column names the row, and whose other columns are figures. */
export function FigureTable({ caption, name, columns, children }: FigureTableProps) {
  return (
    <div className="rule-closes">
      <table className="stacked-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={columnHeadStyles}>
              {name}
            </th>
            <FigureHeads names={columns} />
          </tr>
        </thead>
        {children}
      </table>
    </div>
  )
}

type FigureRowProps = {
  name: string
  href?: string | undefined
  columns: readonly string[]
  cells: readonly string[]
}

export function FigureRow({ name, href, columns, cells }: FigureRowProps) {
  return (
    <tr>
      <th scope="row" className={href ? 'sm:py-0' : undefined}>
        {href ? (
          <a href={href} className="row-link">
            {name}
          </a>
        ) : (
          name
        )}
      </th>
      {cells.map((cell, at) => (
        <td key={columns[at]} data-label={columns[at]} className="stacked-figure">
          {cell}
        </td>
      ))}
    </tr>
  )
}
