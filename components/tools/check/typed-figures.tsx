import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { FieldError } from '@/components/site/field-error'
import { Icon } from '@/components/site/icon'
import { AmountInput } from '@/components/tools/amount-input'
import { FiguresResult, figuresVerdict } from '@/components/tools/check/figures-result'
import { buttonStyles } from '@/components/ui/button-styles'
import { inputStyles, linkStyles } from '@/components/ui/control-styles'
import { invoiceCheckResult } from '@/content/tools/invoice-check'
import { figuresText as text } from '@/content/tools/typed-figures'
import { noFigures } from '@/lib/einvoice/picture-figures'
import { formatNumber, readPesos } from '@/lib/format/number'
import {
  checkFigures,
  type CheckedFigures,
  type FigureProblems,
  type TypedFigures as Figures,
} from '@/lib/tools/check-figures'

export type StartFigures = { figures: Figures; note: string | null }
type TypedFiguresProps = {
  /** The values read from a picture; null for an empty form. */
  start: StartFigures | null
  onFiles: () => void
}
type Shown = { checked: CheckedFigures } | { problems: FigureProblems } | null

const empty: Figures = { ...noFigures, rate: '19' }
const fieldNames = Object.keys(text.fields) as (keyof Figures)[]

/** Checks figures that a person copies from paper; nothing is sent or stored. */
export default function TypedFigures({ start, onFiles }: TypedFiguresProps) {
  const [turn, setTurn] = useState(0)
  const [shown, setShown] = useState<Shown>(null)
  const form = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const figures = turn === 0 && start ? start.figures : empty
  const problems = shown && 'problems' in shown ? shown.problems : {}
  const checked = shown && 'checked' in shown ? shown.checked : null

  useEffect(() => form.current?.querySelector<HTMLElement>('input')?.focus(), [turn])

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const typed = Object.fromEntries(fieldNames.map((name) => [name, String(data.get(name) ?? '')]))
    const answer = checkFigures(typed as Figures)
    setShown(answer)
    if ('checked' in answer) {
      // The heading exists only after the next render, so the focus moves in the next frame.
      requestAnimationFrame(() => {
        heading.current?.focus({ preventScroll: true })
        // The page's header may cover the heading, so the heading is scrolled into view.
        heading.current?.scrollIntoView({ block: 'nearest' })
      })
    } else form.current?.querySelector<HTMLElement>(`[name=${Object.keys(answer.problems)[0]}]`)?.focus()
  }

  const field = (name: keyof typeof text.fields) => ({
    name,
    ...text.fields[name],
    problem: problems[name],
    value: figures[name],
  })
  const hasMore = figures.other !== '' || figures.withheld !== '' || problems.other || problems.withheld

  return (
    <div className="mt-8 grid grid-cols-[minmax(0,1fr)] items-start gap-x-12 gap-y-12 lg:grid-cols-[repeat(2,minmax(0,1fr))] print:block noscript:hidden">
      <form
        key={turn}
        ref={form}
        onSubmit={onSubmit}
        noValidate
        aria-labelledby="figures-title"
        className="grid gap-5 rounded-sheet border border-rule bg-sheet p-5 sm:p-6 print:hidden"
      >
        <h2 id="figures-title" className="text-lg/[1.25] font-[550]">
          {text.title}
        </h2>
        {turn === 0 && start?.note ? <p className="text-sm text-ink-2">{start.note}</p> : null}
        <div className="grid gap-5 sm:grid-cols-2">
          <Labelled {...field('nit')}>
            <input
              {...idsOf(field('nit'))}
              defaultValue={figures.nit}
              inputMode="numeric"
              autoComplete="off"
              maxLength={60}
              className={inputStyles}
            />
          </Labelled>
          <Labelled {...field('date')}>
            <input
              {...idsOf(field('date'))}
              type="date"
              defaultValue={figures.date}
              className={inputStyles}
            />
          </Labelled>
        </div>
        <AmountField {...field('base')} />
        <div className="grid gap-5 sm:grid-cols-2">
          <Labelled {...field('rate')}>
            <select {...idsOf(field('rate'))} defaultValue={figures.rate} className={inputStyles}>
              {text.rates.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          </Labelled>
          <AmountField {...field('vat')} />
        </div>
        <details open={hasMore ? true : undefined}>
          <summary className="flex min-h-tap w-fit cursor-pointer items-center underline decoration-dotted underline-offset-4">
            {text.more}
          </summary>
          <div className="grid gap-5 pt-2">
            <AmountField {...field('other')} />
            <AmountField {...field('withheld')} />
          </div>
        </details>
        <AmountField {...field('total')} />
        <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <button type="submit" className={buttonStyles({ variant: 'primary' })}>
            {text.check}
          </button>
          <button
            type="button"
            onClick={() => {
              setShown(null)
              setTurn(turn + 1)
            }}
            className={linkStyles}
          >
            {text.clear}
          </button>
          <button type="button" onClick={onFiles} className={linkStyles}>
            {text.files}
          </button>
        </p>
      </form>
      <section aria-labelledby="figures-result" className="min-w-0">
        <p id="figures-result" className="font-serif text-lg/[1.25] font-[550]">
          {text.result}
        </p>
        <p role="status" className="mt-3 text-ink-2">
          {checked
            ? null
            : Object.keys(problems).length > 0
              ? text.review(Object.keys(problems).length)
              : text.empty}
        </p>
        {checked ? (
          <article>
            <h2
              ref={heading}
              tabIndex={-1}
              className="scroll-mt-28 scroll-mb-20 text-2xl/[1.1] font-[450] tracking-[-0.018em] outline-none"
            >
              {figuresVerdict(checked)}
            </h2>
            <FiguresResult checked={checked} />
            <p className="mt-6 border-l-5 border-double border-ink-2 bg-sunk px-4 py-3.5 text-[1rem]">
              {invoiceCheckResult.help}
            </p>
            <p className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 print:hidden">
              <button type="button" onClick={() => window.print()} className={buttonStyles()}>
                {invoiceCheckResult.print}
              </button>
              <a href="/auth" className={linkStyles}>
                {invoiceCheckResult.portal}
                <Icon name="arrow" />
              </a>
            </p>
          </article>
        ) : null}
      </section>
    </div>
  )
}

type FieldProps = {
  name: keyof typeof text.fields
  label: string
  hint?: string
  problem: string | undefined
  value: string
}

const idsOf = ({ name, hint, problem }: FieldProps) => ({
  id: `figure-${name}`,
  name,
  'aria-invalid': problem ? true : undefined,
  'aria-describedby':
    [hint && `figure-${name}-hint`, problem && `figure-${name}-error`].filter(Boolean).join(' ') || undefined,
})

/** Groups thousands, as in `453.910` for `453910.00`; other texts are not changed. */
function grouped(value: string): string {
  const pesos = value === '' ? null : readPesos(value)
  return pesos === null ? value : formatNumber(pesos)
}

const AmountField = (props: FieldProps) => (
  <Labelled {...props}>
    <AmountInput {...idsOf(props)} defaultValue={grouped(props.value)} className="text-right tabular-nums" />
  </Labelled>
)

const Labelled = ({ name, label, hint, problem, children }: FieldProps & { children: ReactNode }) => (
  <div className="grid content-start gap-1.5">
    <label htmlFor={`figure-${name}`} className="text-sm font-[550]">
      {label}
    </label>
    {children}
    {hint ? (
      <p id={`figure-${name}-hint`} className="text-sm text-ink-2">
        {hint}
      </p>
    ) : null}
    <FieldError id={`figure-${name}-error`} message={problem} />
  </div>
)
