import { PlainTable } from '@/components/tools/plain-table'
import { ToolPage } from '@/components/tools/tool-page'
import { uvt, uvtByYear, wageByYear, wageStates } from '@/content/legal-figures'
import { amountsInUnits, legalAmounts, legalAmountsText as text } from '@/content/tools/legal-amounts'
import { formatNumber, formatPesos } from '@/lib/format/number'

const newestFirst = <One extends { year: number }>(byYear: Readonly<Partial<Record<number, One>>>): One[] =>
  Object.values(byYear)
    .flatMap((one) => one ?? [])
    .toSorted((one, other) => other.year - one.year)

export function LegalAmountsPage() {
  return (
    <ToolPage tool={legalAmounts} plain>
      <div className="mt-8 grid max-w-[62rem] gap-12">
        <PlainTable
          id="uvt"
          title={text.tables.uvt}
          heads={[text.year, text.value, text.source]}
          rows={newestFirst(uvtByYear).map(({ year, value, source }) => [
            String(year),
            formatPesos(value),
            source,
          ])}
          note={text.notYet(uvt.year + 1)}
        />
        <PlainTable
          id="salario"
          title={text.tables.wages}
          heads={[text.year, text.wage, text.aid, text.source]}
          rows={newestFirst(wageByYear).map(({ year, value, aid, source, state }) => [
            String(year),
            formatPesos(value),
            aid === null ? text.unknown : formatPesos(aid),
            `${source}. ${wageStates[state]}`,
          ])}
          note={text.wageNotYet(uvt.year + 1)}
        />
        <PlainTable
          id="topes"
          title={text.tables.thresholds}
          heads={[text.rule, text.units, text.value, text.norm]}
          rows={amountsInUnits.map(({ rule, units, norm }) => [
            rule,
            formatNumber(units),
            formatPesos(units * uvt.value),
            norm,
          ])}
        />
      </div>
    </ToolPage>
  )
}
