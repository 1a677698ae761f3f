import { Icon } from '@/components/site/icon'
import { figuresText as text } from '@/content/tools/typed-figures'
import type { CheckedFigures } from '@/lib/tools/check-figures'

export function figuresVerdict({ gap, wrong }: CheckedFigures): string {
  if (gap !== null) return text.verdict.gap(gap)
  return wrong > 0 ? text.verdict.other : text.verdict.sound
}

const head = 'px-1.5 py-2 text-xs font-medium text-ink-2 min-[24rem]:px-2.5 sm:px-4'
const cell = 'px-1.5 py-3 tabular-nums min-[24rem]:px-2.5 sm:px-4'

export function FiguresResult({ checked: { wrong, rows, checks, hints } }: { checked: CheckedFigures }) {
  return (
    <>
      {wrong > 0 ? (
        <p className="mt-3 inline-flex items-center gap-1.5 rounded-sheet bg-ochre-wash px-2.5 py-1 text-sm font-[550] text-ochre-ink forced-colors:border">
          <Icon name="attention" className="size-[1.1em]" />
          {text.verdict.wrong(wrong)}
        </p>
      ) : null}
      <table className="mt-4 w-full rounded-sheet border border-rule bg-sheet text-xs/[1.35] shadow-lift min-[24rem]:text-sm/[1.35] print:shadow-none">
        <caption className="sr-only">{text.title}</caption>
        <thead>
          <tr>
            <th scope="col" className={`${head} text-left`}>
              {text.columns.name}
            </th>
            <th scope="col" className={`${head} border-l border-rule text-right`}>
              {text.columns.stated}
            </th>
            <th
              scope="col"
              className={`${head} border-l-4 border-double border-rule-green text-right text-green`}
            >
              {text.columns.computed}
            </th>
            <th scope="col" className="w-6">
              <span className="sr-only">{text.columns.result}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <FigureRow key={row.name} {...row} />
          ))}
        </tbody>
      </table>
      <ul className="mt-6 border-t border-ink text-[1rem]">
        {checks.map(({ holds, sentence }) => (
          <li key={sentence} className="flex gap-3 border-b border-rule py-2.5">
            <Icon
              name={holds ? 'check' : 'attention'}
              className={`mt-0.5 size-[1.1em] ${holds ? 'text-green' : 'text-ochre-ink'}`}
            />
            <span>{sentence}</span>
          </li>
        ))}
      </ul>
      {hints.map((hint) => (
        <p key={hint} className="mt-4 max-w-[60ch]">
          {hint}
        </p>
      ))}
    </>
  )
}

function FigureRow({ name, label, stated, computed, wrong }: CheckedFigures['rows'][number]) {
  const isTotal = name === 'total'
  const isSame = stated === computed
  return (
    <tr
      className={`border-t ${isTotal ? 'border-ink font-serif font-semibold min-[24rem]:text-[1.0625rem]' : 'border-rule'} ${wrong ? 'bg-ochre-wash' : ''}`}
    >
      <th scope="row" className={`${cell} text-left ${isTotal ? 'font-semibold' : 'font-normal'}`}>
        {label}
      </th>
      <td className={`${cell} border-l border-rule text-right`}>
        <span className={wrong ? 'border-2 border-ochre-ink px-1 py-0.5' : ''}>{stated}</span>
      </td>
      <td className={`${cell} border-l-4 border-double border-rule-green text-right font-[550] text-green`}>
        <span className={isTotal ? 'border-b-4 border-double border-current pb-0.5' : ''}>{computed}</span>
      </td>
      <td className="pr-1 text-center">
        {wrong || isSame ? (
          <>
            <Icon
              name={wrong ? 'attention' : 'check'}
              className={`inline size-[1.1em] ${wrong ? 'text-ochre-ink' : 'text-green'}`}
            />
            <span className="sr-only">{wrong ? text.differs : text.agrees}</span>
          </>
        ) : null}
      </td>
    </tr>
  )
}
