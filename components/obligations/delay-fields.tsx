import { useRef, type Dispatch, type SetStateAction } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { delayText } from '@/content/tax-calendar/penalties'
import { addDays, isCivilDay, type CivilDay } from '@/lib/calendar/civil-day'
import { readPesos } from '@/lib/format/number'
import { mostYearsLate, type Instalment } from '@/lib/tax-calendar/delay'
import type { ReductionAnswers } from '@/lib/tax-calendar/penalty-reduction'

const { problems, unpaid: unpaidText, reduction: text } = delayText
const mostInstalments = 3

/** Returns an amount in pesos, null when the text is no amount, and `empty` for an empty text. */
export const readTyped = <Empty,>(typed: string, empty: Empty): number | null | Empty =>
  typed.trim() === '' ? empty : readPesos(typed)

/** Returns true from the due day until `mostYearsLate` years later, the longest delay whose cost is computed. */
export const isDelayDay = (day: string, due: CivilDay): day is CivilDay =>
  isCivilDay(day) && day >= due && day <= addDays(due, mostYearsLate * 365)

type DelayDayProps = { label: string; due: CivilDay; value: string; onChange: (day: string) => void }

export function DelayDay({ label, due, value, onChange }: DelayDayProps) {
  return (
    <Field label={label} error={isDelayDay(value, due) ? undefined : problems.day(mostYearsLate)}>
      {(control) => (
        <Input
          {...control}
          type="date"
          min={due}
          max={addDays(due, mostYearsLate * 365)}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

type PesosProps = { label: string; hint?: string; value: string; onChange: (typed: string) => void }

export function Pesos({ label, hint, value, onChange }: PesosProps) {
  return (
    <Field label={label} hint={hint} error={readTyped(value, 0) === null ? problems.amount : undefined}>
      {(control) => (
        <Input
          {...control}
          inputMode="numeric"
          autoComplete="off"
          maxLength={30}
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      )}
    </Field>
  )
}

export type TypedInstalment = { key: number; due: string; typed: string }

/** Returns the instalments, where an empty amount is zero; null while an amount or a day is invalid. */
export function readInstalments(lines: readonly TypedInstalment[]): Instalment[] | null {
  const read = lines.map(({ due, typed }) => ({ due, pesos: readTyped(typed, 0) }))
  const sound = read.flatMap(({ due, pesos }) => (pesos === null || !isCivilDay(due) ? [] : [{ due, pesos }]))
  return sound.length === lines.length ? sound : null
}

type InstalmentsProps = {
  lines: TypedInstalment[]
  onChange: Dispatch<SetStateAction<TypedInstalment[]>>
}

/** The first instalment is due with the tax return; each later instalment has its own day. */
export function Instalments({ lines, onChange }: InstalmentsProps) {
  const adding = useRef<HTMLButtonElement>(null)
  const change = (key: number, part: Partial<TypedInstalment>) =>
    onChange((now) => now.map((line) => (line.key === key ? { ...line, ...part } : line)))
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="pb-1 text-sm font-[550]">{unpaidText.title}</legend>
      <p className="text-sm text-ink-2">{unpaidText.hint}</p>
      {lines.map(({ key, due, typed }, at) => (
        <div key={key} className="grid items-start gap-x-4 gap-y-2 sm:grid-cols-2">
          <Field label={unpaidText.due(at + 1)} error={isCivilDay(due) ? undefined : problems.anyDay}>
            {(control) => (
              <Input
                {...control}
                type="date"
                autoFocus={at > 0 && due === ''}
                value={due}
                onChange={({ target }) => change(key, { due: target.value })}
              />
            )}
          </Field>
          <Pesos
            label={unpaidText.pesos(at + 1)}
            value={typed}
            onChange={(pesos) => change(key, { typed: pesos })}
          />
          {at > 0 ? (
            <p>
              <Button
                type="button"
                size="sm"
                onClick={() => {
                  onChange((now) => now.filter((line) => line.key !== key))
                  adding.current?.focus()
                }}
              >
                {unpaidText.remove(at + 1)}
              </Button>
            </p>
          ) : null}
        </div>
      ))}
      <p>
        <Button
          ref={adding}
          type="button"
          size="sm"
          aria-disabled={lines.length >= mostInstalments}
          className="aria-disabled:cursor-not-allowed aria-disabled:border-dashed aria-disabled:text-ink-2"
          onClick={() => {
            if (lines.length < mostInstalments)
              onChange((now) => [
                ...now,
                { key: Math.max(...now.map(({ key }) => key)) + 1, due: '', typed: '' },
              ])
          }}
        >
          {unpaidText.add}
        </Button>
      </p>
    </fieldset>
  )
}

type ReductionQuestionsProps = {
  answers: ReductionAnswers
  onChange: (answers: ReductionAnswers) => void
}

export function ReductionQuestions({ answers, onChange }: ReductionQuestionsProps) {
  const { label: setByLabel, ...setBy } = text.setBy
  const { label: beforeLabel, ...before } = text.before
  const yesNo = { yes: text.yes, no: text.no }
  const word = (answer: boolean | null) => (answer === null ? null : answer ? 'yes' : 'no')
  return (
    <details>
      <summary className="flex min-h-tap w-fit cursor-pointer items-center underline decoration-dotted underline-offset-4">
        {text.title}
      </summary>
      <p className="pb-3 text-sm text-ink-2">{text.hint}</p>
      <div className="grid gap-4 pb-2">
        <Question
          label={setByLabel}
          choices={setBy}
          value={answers.setBy}
          onChange={(chosen) => onChange({ ...answers, setBy: chosen })}
        />
        <Question
          label={beforeLabel}
          choices={before}
          value={answers.before}
          onChange={(chosen) => onChange({ ...answers, before: chosen })}
        />
        {answers.setBy === 'dian' ? (
          <Question
            label={text.accepted}
            choices={yesNo}
            value={word(answers.accepted)}
            onChange={(chosen) => onChange({ ...answers, accepted: chosen && chosen === 'yes' })}
          />
        ) : (
          <Question
            label={text.dianActed}
            choices={yesNo}
            value={word(answers.dianActed)}
            onChange={(chosen) => onChange({ ...answers, dianActed: chosen && chosen === 'yes' })}
          />
        )}
      </div>
    </details>
  )
}

type QuestionProps<Choice extends string> = {
  label: string
  choices: Readonly<Record<Choice, string>>
  value: Choice | null
  onChange: (chosen: Choice | null) => void
}

function Question<Choice extends string>({ label, choices, value, onChange }: QuestionProps<Choice>) {
  const names = Object.keys(choices) as Choice[]
  return (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={value ?? ''}
          onChange={({ target }) => onChange(names.find((name) => name === target.value) ?? null)}
        >
          <option value="">{text.open}</option>
          {names.map((name) => (
            <option key={name} value={name}>
              {choices[name]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
