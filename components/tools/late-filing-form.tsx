'use client'
import Link from 'next/link'
import { useActionState, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { FieldError } from '@/components/site/field-error'
import { Icon } from '@/components/site/icon'
import { AmountInput } from '@/components/tools/amount-input'
import { buttonStyles } from '@/components/ui/button-styles'
import { inputStyles, linkStyles } from '@/components/ui/control-styles'
import { whyLost } from '@/components/ui/why-lost'
import { lateFilingText as text } from '@/content/tools/late-filing'
import { lateFilingAction } from '@/lib/tools/actions'
import type { Result } from '@/lib/result'
import type { LateFiling, LateFilingAnswer, LateFilingProblems } from '@/lib/tools/late-filing'

const loadCosts = () => import('@/lib/tools/late-filing')

/** Without script the form posts to the action; with script the browser computes the cost and sends nothing. */
export function LateFilingForm() {
  const [posted, action] = useActionState(lateFilingAction, null)
  const [own, setOwn] = useState<LateFilingAnswer | { failed: string } | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = own ?? (posted && sentAnswer(posted.result))
  const problems = shown && 'problems' in shown ? shown.problems : {}
  const typed = posted?.typed ?? {}

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const code = await loadCosts().catch(() => null)
    if (!code) return setOwn({ failed: whyLost() })
    const fields = Object.fromEntries(new FormData(form)) as Record<string, string>
    const answer = code.lateFilingOf(fields)
    setOwn(answer)
    if ('cost' in answer) heading.current?.focus()
    else form.querySelector<HTMLElement>(`[name=${Object.keys(answer.problems)[0]}]`)?.focus()
  }

  const field = (name: keyof typeof text.fields) => ({
    name,
    ...text.fields[name],
    problem: problems[name],
    value: typed[name],
  })

  return (
    <div className="mt-8 grid items-start gap-x-18 gap-y-10 lg:grid-cols-2">
      <form
        action={action}
        onSubmit={onSubmit}
        onFocus={() => void loadCosts().catch(() => null)}
        noValidate
        className="grid gap-5 rounded-sheet border border-rule bg-sheet p-5 max-[18rem]:p-2.5 sm:p-6"
      >
        <h2 className="text-lg/[1.25] font-[550]">{text.title}</h2>
        <DayField {...field('due')} />
        <DayField {...field('filed')} />
        <AmountField {...field('tax')} />
        <AmountField {...field('unpaid')} />
        <details open={problems.income || problems.netWorth ? true : undefined}>
          <summary className="flex min-h-tap w-fit cursor-pointer items-center underline decoration-dotted underline-offset-4">
            {text.withoutTax}
          </summary>
          <div className="grid gap-5 pt-2">
            <AmountField {...field('income')} />
            <AmountField {...field('netWorth')} />
          </div>
        </details>
        <label className="flex min-h-tap items-center gap-3">
          <input
            type="checkbox"
            name="summoned"
            defaultChecked={typed.summoned === 'on'}
            className="size-5 flex-none accent-green"
          />
          {text.summoned}
        </label>
        <div className="grid gap-1.5">
          <label htmlFor="before" className="text-sm font-[550]">
            {text.before.label}
          </label>
          <select
            id="before"
            name="before"
            defaultValue={typed.before}
            aria-describedby="before-hint"
            className={inputStyles}
          >
            {text.before.choices.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
          <p id="before-hint" className="text-sm text-ink-2">
            {text.before.hint}
          </p>
        </div>
        <div>
          <button type="submit" className={buttonStyles({ variant: 'primary' })}>
            {text.button}
          </button>
        </div>
      </form>
      <section aria-labelledby="late-result">
        <h2 id="late-result" ref={heading} tabIndex={-1} className="scroll-mt-28 text-lg/[1.25] font-[550]">
          {text.result}
        </h2>
        {shown && 'cost' in shown ? (
          <Cost cost={shown.cost} />
        ) : (
          <p role="status" className="mt-3 text-ink-2">
            {shown && 'failed' in shown ? shown.failed : text.empty}
          </p>
        )}
      </section>
    </div>
  )
}

/** Converts the action's result, for a form sent without script, to the data that this page shows. */
function sentAnswer(result: Result<LateFiling>) {
  if (result.ok) return { cost: result.data }
  return result.fields ? { problems: result.fields as LateFilingProblems } : { failed: result.message }
}

type FieldProps = {
  name: keyof LateFilingProblems
  label: string
  hint: string
  problem: string | undefined
  value: string | undefined
}

const idsOf = ({ name, problem }: FieldProps) => ({
  id: name,
  name,
  'aria-invalid': problem ? true : undefined,
  'aria-describedby': `${name}-hint${problem ? ` ${name}-error` : ''}`,
})

const DayField = (props: FieldProps) => (
  <Labelled {...props}>
    <input {...idsOf(props)} type="date" defaultValue={props.value} className={inputStyles} />
  </Labelled>
)

const AmountField = (props: FieldProps) => (
  <Labelled {...props}>
    <AmountInput {...idsOf(props)} defaultValue={props.value} />
  </Labelled>
)

const Labelled = ({ name, label, hint, problem, children }: FieldProps & { children: ReactNode }) => (
  <div className="grid gap-1.5">
    <label htmlFor={name} className="text-sm font-[550]">
      {label}
    </label>
    {children}
    <p id={`${name}-hint`} className="text-sm text-ink-2">
      {hint}
    </p>
    <FieldError id={`${name}-error`} message={problem} />
  </div>
)

function Cost({ cost: { lines, missing, total, sources } }: { cost: LateFiling }) {
  return (
    <>
      <div role="status">
        {lines.length === 0 && missing.length === 0 ? <p className="mt-3">{text.inTime}</p> : null}
        <dl className="mt-3 border-t border-ink">
          {lines.map(({ label, amount, formula }) => (
            <div key={label} className="border-t border-rule py-3 first:border-t-0">
              <div className="flex flex-wrap justify-between gap-x-4">
                <dt>{label}</dt>
                <dd className="font-[550] tabular-nums">{amount}</dd>
              </div>
              <dd className="text-sm wrap-anywhere text-ink-2">{formula}.</dd>
            </div>
          ))}
          {total ? (
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-ink py-3 rule-closes">
              <dt className="font-[550]">{total.label}</dt>
              <dd className="font-serif text-2xl/[1.1] font-[450] tabular-nums">{total.amount}</dd>
            </div>
          ) : null}
        </dl>
        {missing.map((sentence) => (
          <p
            key={sentence}
            className="mt-3 border-l-5 border-double border-ochre-ink bg-ochre-wash px-4 py-3"
          >
            {sentence}
          </p>
        ))}
      </div>
      {sources.length > 0 ? (
        <ul className="mt-4 text-sm text-ink-2">
          {sources.map((source) => (
            <li key={source} className="wrap-anywhere">
              {source}
            </li>
          ))}
        </ul>
      ) : null}
      <p className="mt-4 text-sm text-ink-2">{text.without}</p>
      <p className="mt-1 text-sm text-ink-2">{text.help}</p>
      <ul className="mt-2">
        {[text.ask, text.dates].map(({ href, label }) => (
          <li key={href}>
            <Link href={href} prefetch={false} className={linkStyles}>
              {label}
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
