import { FigureRow, FigureTable } from '@/components/ui/figure-table'
import { listClassText } from '@/content/dian-list-classes'
import { dianListsText } from '@/content/dian-lists'
import { sideTotals, type SideSums } from '@/lib/dian-lists/line'
import { formatCents } from '@/lib/einvoice/format-cents'
import { listClasses } from '@/lib/einvoice/dian-list/list-class'

const text = dianListsText.bridge

const signed = (n: number, write: (n: number) => string) => (n > 0 ? `+${write(n)}` : write(n))
const plain = (n: number) => n.toLocaleString('es-CO').replace('-', '\u2212')

/** Explains the difference between DIAN's sums and the firm's sums, with one row for each class of difference. */
export function Bridge({ sums }: { sums: SideSums }) {
  const { dian, us, rows } = sideTotals(sums)
  const off = [us[1] - dian[1], us[2] - dian[2]] as const
  const steps = listClasses.flatMap((name) => {
    const one = sums[name]
    if (!one) return []
    const step = ([0, 1, 2] as const).map((at) => one.us[at] - one.dian[at])
    return step.some(Boolean) ? [{ name, step }] : []
  })
  const { columns } = text
  const figures = [columns.documents, columns.total, columns.iva]
  return (
    <div>
      <FigureTable caption={text.caption} name={columns.name} columns={figures}>
        <tbody>
          <FigureRow
            columns={figures}
            name={text.dian}
            cells={[plain(dian[0]), formatCents(dian[1]), formatCents(dian[2])]}
          />
          {steps.map(({ name, step }) => (
            <FigureRow
              columns={figures}
              key={name}
              name={listClassText[name].name}
              href={name === 'igual' || name === 'no_comparable' ? undefined : `#${name}`}
              cells={step.map((n, at) => signed(n, at === 0 ? plain : formatCents))}
            />
          ))}
        </tbody>
        <tfoot>
          <FigureRow
            columns={figures}
            name={text.us}
            cells={[plain(us[0]), formatCents(us[1]), formatCents(us[2])]}
          />
        </tfoot>
      </FigureTable>
      <p className="pt-2 text-sm">
        {off.some(Boolean) ? text.open(formatCents(off[0]), formatCents(off[1])) : text.closes}{' '}
        <span className="text-ink-2">{text.shared(rows)}</span>
      </p>
    </div>
  )
}
