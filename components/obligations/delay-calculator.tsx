'use client'
import { useState } from 'react'
import {
  DelayDay,
  Instalments,
  isDelayDay,
  Pesos,
  readInstalments,
  readTyped,
  ReductionQuestions,
} from '@/components/obligations/delay-fields'
import { DelayResult } from '@/components/obligations/delay-result'
import type { DelayCostProps } from '@/components/obligations/delay-cost'
import { Field } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { delayText as text, informationFaults } from '@/content/tax-calendar/penalties'
import { addDays, type CivilDay } from '@/lib/calendar/civil-day'
import { delayCost, type Delay } from '@/lib/tax-calendar/delay'
import type { InformationFault } from '@/lib/tax-calendar/penalties'
import { noAnswers } from '@/lib/tax-calendar/penalty-reduction'

const { fields } = text

type AskedProps = Pick<DelayCostProps, 'value' | 'today' | 'figures' | 'forFirm'> & { due: CivilDay }
type DelayCalculatorProps = AskedProps & { kind: Delay['kind'] }

const forms = { return: LateReturn, payment: LatePayment, correction: Correction, information: Information }

/** The browser computes the cost; nothing is sent or stored. */
export function DelayCalculator({ kind, ...asked }: DelayCalculatorProps) {
  const Form = forms[kind]
  return (
    <div className="mb-3 grid max-w-[34rem] gap-4 border-l-3 border-rule-green py-2 pl-4">
      <p>{text.intro}</p>
      <Form {...asked} />
    </div>
  )
}

/** Returns the day that the form proposes: today or, if nothing is late yet, the first day of the delay. */
const firstDay = (due: CivilDay, today: CivilDay) => (today > due ? today : addDays(due, 1))
const typedOf = (value: number | null) => (value ? String(value) : '')

function LateReturn({ due, value, today, figures, forFirm }: AskedProps) {
  const [filed, setFiled] = useState(firstDay(due, today))
  const [paidLater, setPaidLater] = useState<string | null>(null)
  const [lines, setLines] = useState([{ key: 0, due, typed: typedOf(value) }])
  const [typed, setTyped] = useState({ tax: '', income: '', netWorth: '', creditBalance: '' })
  const [summoned, setSummoned] = useState(false)
  const [given, setGiven] = useState(noAnswers)
  const answers = summoned ? { ...given, dianActed: true } : given
  const paid = paidLater ?? filed
  const unpaid = readInstalments(lines)
  // An empty field is `undefined`, because the tax is then unknown; a text that is no amount is null.
  const tax = readTyped(typed.tax, undefined)
  const [income, netWorth, creditBalance] = [
    readTyped(typed.income, 0),
    readTyped(typed.netWorth, 0),
    readTyped(typed.creditBalance, 0),
  ]
  const isSound =
    isDelayDay(filed, due) &&
    isDelayDay(paid, due) &&
    unpaid !== null &&
    tax !== null &&
    income !== null &&
    netWorth !== null &&
    creditBalance !== null
  const cost = isSound
    ? delayCost(
        {
          kind: 'return',
          late: { due, filed, tax: tax ?? null, income, netWorth, creditBalance, summoned },
          answers,
          unpaid,
          paid,
        },
        figures,
      )
    : null
  const amount = (name: keyof typeof typed, hint?: string) => (
    <Pesos
      label={fields[name]}
      {...(hint && { hint })}
      value={typed[name]}
      onChange={(pesos) => setTyped({ ...typed, [name]: pesos })}
    />
  )
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <DelayDay label={fields.filed} due={due} value={filed} onChange={setFiled} />
        <DelayDay label={fields.paid} due={due} value={paid} onChange={setPaidLater} />
      </div>
      {amount('tax', fields.taxHint)}
      <Instalments lines={lines} onChange={setLines} />
      <details>
        <summary className="flex min-h-tap w-fit cursor-pointer items-center underline decoration-dotted underline-offset-4">
          {fields.without}
        </summary>
        <div className="grid gap-4 pb-2 sm:grid-cols-2">
          {amount('income')}
          {amount('netWorth')}
          {amount('creditBalance')}
        </div>
      </details>
      <Check label={fields.summoned} checked={summoned} onChange={setSummoned} />
      <ReductionQuestions answers={answers} onChange={setGiven} />
      <DelayResult kind="return" cost={cost} forFirm={forFirm} />
      {forFirm ? <p className="text-ink-2">{text.notFiled}</p> : null}
    </>
  )
}

function LatePayment({ due, value, today, figures, forFirm }: AskedProps) {
  const [paid, setPaid] = useState(firstDay(due, today))
  const [typed, setTyped] = useState(typedOf(value))
  const pesos = readTyped(typed, 0)
  const cost =
    pesos !== null && isDelayDay(paid, due)
      ? delayCost({ kind: 'payment', unpaid: [{ due, pesos }], paid }, figures)
      : null
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <DelayDay label={fields.paid} due={due} value={paid} onChange={setPaid} />
        <Pesos label={text.unpaid.only} value={typed} onChange={setTyped} />
      </div>
      <DelayResult kind="payment" cost={cost} forFirm={forFirm} />
    </>
  )
}

function Correction({ due, today, figures, forFirm }: AskedProps) {
  const [corrected, setCorrected] = useState(firstDay(due, today))
  const [increase, setIncrease] = useState('')
  const [lines, setLines] = useState([{ key: 0, due, typed: '' }])
  const [summoned, setSummoned] = useState(false)
  const pesos = readTyped(increase, 0)
  const unpaid = readInstalments(lines)
  const cost =
    pesos !== null && unpaid && isDelayDay(corrected, due)
      ? delayCost(
          { kind: 'correction', corrected, increase: pesos, summoned, unpaid, paid: corrected },
          figures,
        )
      : null
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <DelayDay label={fields.corrected} due={due} value={corrected} onChange={setCorrected} />
        <Pesos label={fields.increase} value={increase} onChange={setIncrease} />
      </div>
      <Instalments lines={lines} onChange={setLines} />
      <Check label={fields.summonedToCorrect} checked={summoned} onChange={setSummoned} />
      <DelayResult kind="correction" cost={cost} forFirm={forFirm} />
    </>
  )
}

function Information({ due, today, figures, forFirm }: AskedProps) {
  const [sent, setSent] = useState(firstDay(due, today))
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<InformationFault>('late')
  const amount = readTyped(typed, 0)
  const cost =
    amount !== null && isDelayDay(sent, due)
      ? delayCost({ kind: 'information', due, sent, amount, fault }, figures)
      : null
  const faults = Object.keys(informationFaults) as InformationFault[]
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={fields.fault}>
          {(control) => (
            <Select
              {...control}
              value={fault}
              onChange={({ target }) => setFault(faults.find((one) => one === target.value) ?? 'late')}
            >
              {faults.map((one) => (
                <option key={one} value={one}>
                  {informationFaults[one]}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <DelayDay label={fields.sent} due={due} value={sent} onChange={setSent} />
      </div>
      <Pesos label={fields.information} hint={fields.informationHint} value={typed} onChange={setTyped} />
      <DelayResult kind="information" cost={cost} forFirm={forFirm} />
    </>
  )
}

type CheckProps = { label: string; checked: boolean; onChange: (checked: boolean) => void }

const Check = ({ label, checked, onChange }: CheckProps) => (
  <label className="flex min-h-tap items-center gap-3">
    <input
      type="checkbox"
      className="size-5 accent-green"
      checked={checked}
      onChange={({ target }) => onChange(target.checked)}
    />
    {label}
  </label>
)
