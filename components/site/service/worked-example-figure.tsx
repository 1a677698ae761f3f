import type { WorkedExample } from '@/content/services/service-detail'

/** A small statement that closes with its total under a double rule. */
export function WorkedExampleFigure({ example }: { example: WorkedExample }) {
  return (
    <figure className="rounded-sheet border border-rule bg-sheet text-sm/[1.35]">
      <table className="w-full">
        <caption className="border-b border-rule px-5 py-4 text-left">
          <b className="block font-serif text-[1.125rem]/tight">{example.title}</b>
          <span className="text-ink-2">{example.period}</span>
        </caption>
        <tbody>
          {example.rows.map(({ label, note, value }) => (
            <tr key={label} className="border-t border-rule align-baseline first:border-t-0">
              <th scope="row" className="py-2.5 pl-5 text-left font-[450]">
                {label}
                {note ? <span className="block text-xs text-ink-2">{note}</span> : null}
              </th>
              <td className="py-2.5 pr-5 pl-3 text-right whitespace-nowrap">{value}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-t border-ink font-serif text-[1.125rem]/tight">
            <th scope="row" className="py-3.5 pl-5 text-left font-semibold">
              {example.total.label}
            </th>
            <td className="py-3.5 pr-5 pl-3 text-right font-semibold">
              <span className="border-b-4 border-double border-current pb-0.5">{example.total.value}</span>
            </td>
          </tr>
        </tfoot>
      </table>
    </figure>
  )
}
