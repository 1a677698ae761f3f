'use client'
import { useState } from 'react'
import { FieldError } from '@/components/site/field-error'
import { Icon } from '@/components/site/icon'
import { buttonStyles } from '@/components/ui/button-styles'
import { inputStyles } from '@/components/ui/control-styles'
import { useEarlyValue } from '@/components/ui/use-early-value'
import { nitDigitForm } from '@/content/tools/nit-digit'
import { digitSteps, formatNit, readNit, type DigitSteps, type TypedNit } from '@/lib/format/nit'
import { formatNumber } from '@/lib/format/number'

const text = nitDigitForm
const item = 'flex gap-3 border-t border-rule py-3'
const head = 'px-3 py-2 text-right text-xs font-medium sm:px-5'
const cell = 'px-3 py-2 text-right sm:px-5'

export function NitDigitForm() {
  const [typed, setTyped] = useState('')
  const field = useEarlyValue<HTMLInputElement>(typed, setTyped)
  const read = readNit(typed)
  const problem = typeof read === 'string' && read !== 'few' ? text.problems[read] : undefined

  const clear = () => {
    setTyped('')
    field.current?.focus()
  }

  return (
    <div className="mt-8 grid items-start gap-x-18 gap-y-12 lg:grid-cols-2 noscript:hidden">
      <div className="grid gap-5 rounded-sheet border border-rule bg-sheet p-5 max-[18rem]:p-2.5 sm:p-6">
        <h2 className="text-lg/[1.25] font-[550]">{text.title}</h2>
        <div className="grid gap-1.5">
          <label htmlFor="nit" className="text-sm font-[550]">
            {text.field}
          </label>
          <input
            ref={field}
            id="nit"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'nit-error' : 'nit-hint'}
            className={`${inputStyles} text-lg`}
          />
          <p id="nit-hint" className="text-sm text-ink-2">
            {text.hint}
          </p>
          <div role="status">
            <FieldError id="nit-error" message={problem} />
          </div>
        </div>
        <div>
          <button type="button" onClick={clear} className={buttonStyles({ size: 'sm' })}>
            {text.clear}
          </button>
        </div>
      </div>
      <NitResult
        typed={typeof read === 'string' ? null : read}
        waiting={read === 'few' ? text.few : text.empty}
      />
    </div>
  )
}

function NitResult({ typed, waiting }: { typed: TypedNit | null; waiting: string }) {
  const steps = typed && digitSteps(typed.nit)
  return (
    <section aria-labelledby="nit-result">
      <h2 id="nit-result" className="text-lg/[1.25] font-[550]">
        {text.result}
      </h2>
      <p role="status" className="mt-3 min-h-[1.1em] text-2xl/[1.1] tracking-[-0.018em]">
        {typed && steps ? (
          <span className="font-serif font-[450]">{verdict(typed, steps.digit)}</span>
        ) : (
          <span className="block text-base/[1.5] tracking-normal text-ink-2">{waiting}</span>
        )}
      </p>
      {typed && steps ? (
        <>
          <DigitTable steps={steps} />
          <ul className="mt-4">
            <li className={item}>
              <Icon name="check" className="mt-1 size-[1.1em] text-green" />
              <span>{text.rest(formatNumber(steps.sum), steps.rest)}</span>
            </li>
            <li className={item}>
              <Icon name="check" className="mt-1 size-[1.1em] text-green" />
              <span>{steps.rest < 2 ? text.small(steps.rest) : text.minus(steps.rest, steps.digit)}</span>
            </li>
          </ul>
          <p className="border-t border-rule pt-3">{text.written(formatNit(typed.nit), steps.digit)}</p>
        </>
      ) : null}
      <p className="mt-4 border-l-5 border-double border-ink-2 bg-sunk px-4 py-3.5 text-[1rem]">
        {text.source}
      </p>
    </section>
  )
}

function verdict({ digit: given }: TypedNit, digit: number): string {
  if (given === null) return text.digit(digit)
  return Number(given) === digit ? text.right(digit) : text.wrong(given, digit)
}

function DigitTable({ steps: { places, sum } }: { steps: DigitSteps }) {
  return (
    <table
      aria-label={text.table.label}
      className="mt-5 w-full rounded-sheet border border-rule bg-sheet text-sm/[1.35] shadow-lift"
    >
      <thead>
        <tr className="text-ink-2">
          <th scope="col" className={head}>
            {text.table.number}
          </th>
          <th scope="col" className={`${head} border-l border-rule`}>
            {text.table.weight}
          </th>
          <th scope="col" className={`${head} border-l-4 border-double border-rule-green text-green`}>
            {text.table.product}
          </th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ number, weight, product }, at) => (
          <tr key={at} className="border-t border-rule">
            <td className={cell}>{number}</td>
            <td className={`${cell} border-l border-rule`}>× {weight}</td>
            <td
              className={`${cell} border-l-4 border-double border-rule-green font-[550] whitespace-nowrap text-green`}
            >
              {formatNumber(product)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="border-t border-ink font-serif text-[1.125rem]/tight font-semibold">
          <th scope="row" colSpan={2} className="px-3 py-3 text-left font-semibold sm:px-5">
            {text.table.sum}
          </th>
          <td className="border-l-4 border-double border-rule-green px-3 text-right text-green sm:px-5">
            <span className="border-b-4 border-double border-current pb-0.5">{formatNumber(sum)}</span>
          </td>
        </tr>
      </tfoot>
    </table>
  )
}
