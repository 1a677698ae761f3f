'use client'
import Link from 'next/link'
import { useState } from 'react'
import { FieldError } from '@/components/site/field-error'
import { Icon } from '@/components/site/icon'
import { AmountInput } from '@/components/tools/amount-input'
import { buttonStyles } from '@/components/ui/button-styles'
import { inputStyles, linkStyles } from '@/components/ui/control-styles'
import { useEarlyValue } from '@/components/ui/use-early-value'
import { contactHref } from '@/content/contact-topics'
import { measuringWage } from '@/content/legal-figures'
import { auditorDutyForm as text, entityKinds, type AuditorRule } from '@/content/tools/auditor-duty'
import { auditorDuty, type MeasuredFigure } from '@/lib/tools/auditor-duty'
import { formatNumber, formatPesos, readPesos } from '@/lib/format/number'

const names = ['assets', 'income', 'wage'] as const
type Name = (typeof names)[number]

const untouched: Record<Name, string> = {
  assets: '',
  income: '',
  wage: formatPesos(measuringWage.value),
}

export function AuditorDutyForm() {
  const [kind, setKind] = useState<string>(entityKinds[0].id)
  const [typed, setTyped] = useState(untouched)
  const first = useEarlyValue<HTMLSelectElement>(kind, setKind)
  const rule = entityKinds.find(({ id }) => id === kind)?.rule ?? 'figures'

  const clear = () => {
    setKind(entityKinds[0].id)
    setTyped(untouched)
    first.current?.focus()
  }

  return (
    <div className="mt-8 grid items-start gap-x-18 gap-y-12 lg:grid-cols-2 noscript:hidden">
      <div className="grid gap-5 rounded-sheet border border-rule bg-sheet p-5 max-[18rem]:p-2.5 sm:p-6">
        <h2 className="text-lg/[1.25] font-[550]">{text.title}</h2>
        <div className="grid gap-1.5">
          <label htmlFor="entity" className="text-sm font-[550]">
            {text.kind}
          </label>
          <select
            ref={first}
            id="entity"
            value={kind}
            onChange={(event) => setKind(event.currentTarget.value)}
            className={inputStyles}
          >
            {entityKinds.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </div>
        {rule === 'figures'
          ? names.map((name) => (
              <AmountField
                key={name}
                name={name}
                value={typed[name]}
                onChange={(value) => setTyped((before) => ({ ...before, [name]: value }))}
              />
            ))
          : null}
        <div>
          <button type="button" onClick={clear} className={buttonStyles({ size: 'sm' })}>
            {text.clear}
          </button>
        </div>
      </div>
      <DutyResult rule={rule} typed={typed} />
    </div>
  )
}

type AmountFieldProps = { name: Name; value: string; onChange: (value: string) => void }

function AmountField({ name, value, onChange }: AmountFieldProps) {
  const { label, hint } = text.fields[name]
  const field = useEarlyValue<HTMLInputElement>(value, onChange)
  const problem = value.trim() !== '' && readPesos(value) === null ? text.problem : undefined
  return (
    <div className="grid gap-1.5">
      <label htmlFor={name} className="text-sm font-[550]">
        {label}
      </label>
      <AmountInput
        ref={field}
        id={name}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
        aria-invalid={problem ? true : undefined}
        aria-describedby={`${name}-hint${problem ? ` ${name}-error` : ''}`}
      />
      <p id={`${name}-hint`} className="text-sm text-ink-2">
        {hint}
      </p>
      <FieldError id={`${name}-error`} message={problem} />
    </div>
  )
}

function DutyResult({ rule, typed }: { rule: AuditorRule; typed: Record<Name, string> }) {
  const [assets = null, income = null, wage = null] = names.map((name) => readPesos(typed[name]))
  const { obliged, measured } = auditorDuty({ assets, income }, wage)
  const byFigures = obliged === null ? null : text.verdicts[obliged ? 'obliged' : 'free']
  const verdict = rule === 'figures' ? byFigures : text.verdicts[rule]
  const asked = measured.length > 0 ? text.missing : text.wageMissing
  const waiting = assets === null && income === null ? text.empty : asked
  return (
    <section aria-labelledby="duty-result">
      <h2 id="duty-result" className="text-lg/[1.25] font-[550]">
        {text.result}
      </h2>
      <p role="status" className="mt-3 min-h-[1.1em] text-2xl/[1.1] tracking-[-0.018em]">
        {verdict ? (
          <span className="font-serif font-[450]">{verdict}</span>
        ) : (
          <span className="block text-base/[1.5] tracking-normal text-ink-2">{waiting}</span>
        )}
      </p>
      {rule === 'figures' && measured.length > 0 ? <DutyTable measured={measured} /> : null}
      <p className="mt-4 border-l-5 border-double border-ink-2 bg-sunk px-4 py-3.5 text-[1rem]">
        {text.reasons[rule]}
      </p>
      <p className="mt-4 text-sm text-ink-2">{text.help}</p>
      <Link href={contactHref('revisoria-fiscal')} prefetch={false} className={linkStyles}>
        {text.ask}
        <Icon name="arrow" />
      </Link>
    </section>
  )
}

const cell = 'px-3 py-2.5 text-right sm:px-5'

function DutyTable({ measured }: { measured: readonly MeasuredFigure[] }) {
  const { label, figure, wages, limit, reaches, below, names: called } = text.table
  return (
    <table
      aria-label={label}
      className="mt-5 w-full rounded-sheet border border-rule bg-sheet text-sm/[1.35] shadow-lift"
    >
      <thead>
        <tr className="text-xs text-ink-2">
          <th scope="col" className="px-3 py-2 text-left font-medium sm:px-5">
            {figure}
          </th>
          <th scope="col" className={`${cell} font-medium`}>
            {wages}
          </th>
          <th scope="col" className={`${cell} font-medium`}>
            {limit}
          </th>
        </tr>
      </thead>
      <tbody>
        {measured.map((one) => (
          <tr key={one.name} className={`border-t border-rule ${one.reaches ? 'bg-ochre-wash' : ''}`}>
            <th scope="row" className="px-3 py-2.5 text-left font-[450] sm:px-5">
              {called[one.name]}
              <span className="block text-xs text-ink-2">{one.reaches ? reaches : below}</span>
            </th>
            <td className={`${cell} font-[550]`}>{formatNumber(one.wages)}</td>
            <td className={cell}>{formatNumber(one.limit)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
