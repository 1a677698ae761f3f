'use client'
import Link from 'next/link'
import { useState } from 'react'
import { FeeSchedule } from '@/components/signatures/fee-schedule'
import { TakenPages } from '@/components/signatures/firm/taken-pages'
import { blankLine, LetterLines, type LineDraft } from '@/components/signatures/templates/letter-lines'
import { LetterSheet } from '@/components/signatures/templates/letter-sheet'
import { Button } from '@/components/ui/button'
import { linkStyles } from '@/components/ui/control-styles'
import { DayField } from '@/components/ui/day-field'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { useAct } from '@/components/ui/use-act'
import {
  letterFormText as text,
  letterVariables,
  letterWords,
  type LetterVariable,
} from '@/content/signature-templates'
import { readPesos } from '@/lib/format/number'
import { makeLetterAction } from '@/lib/signatures/templates/actions'
import { fillLetter, missingIn, variablesOf } from '@/lib/signatures/templates/letter'
import type { SignatureTemplate } from '@/lib/signatures/templates/schema'
import { letterValues, type ClientCard, type TypedValues } from '@/lib/signatures/templates/terms'
import type { TakenPdf } from '@/lib/signatures/take-pdf'

type LetterMakerProps = {
  client: string
  template: SignatureTemplate
  card: ClientCard
  /** The account's owner, who is proposed as the client's representative. */
  owner: string
  title: string
  taken: TakenPdf | null
  /** Called with the finished document, or with null when a later change makes the document outdated. */
  onTaken: (pdf: TakenPdf | null) => void
}

const sourceOf = (name: LetterVariable) => letterVariables[name].source

/** Fills in a template for a client, previews it, and makes the document that everybody signs. */
export function LetterMaker({ client, template, card, owner, title, taken, onTaken }: LetterMakerProps) {
  const { known } = variablesOf(template.body)
  const { busy, error, problem, act } = useAct()
  const [texts, setTexts] = useState<TypedValues['texts']>({ representante: owner })
  const [days, setDays] = useState<TypedValues['days']>({})
  const [lines, setLines] = useState<LineDraft[]>([blankLine()])
  const [work, setWork] = useState<string[]>([])
  const [payDay, setPayDay] = useState('')
  const [stale, setStale] = useState(false)

  const asks = (source: string) => known.filter((name) => sourceOf(name) === source)
  const usesLines = asks('lines').length > 0
  const typed: TypedValues = {
    texts: Object.fromEntries(asks('text').map((name) => [name, texts[name] ?? ''])),
    days: Object.fromEntries(asks('day').flatMap((name) => (days[name] ? [[name, days[name]]] : []))),
    lines: usesLines ? lines.map(lineOf) : [],
    work: known.includes('trabajo') ? work : [],
    payDay: payDay.trim() === '' || !known.includes('dia_de_pago') ? null : Number(payDay),
  }
  const values = letterValues(card, { ...typed, lines: typed.lines.filter(({ name }) => name !== '') })
  const missing = missingIn(template.body, values)
  const fromCard = asks('card')

  const change = <T,>(set: (value: T) => void) => {
    return (value: T) => {
      set(value)
      if (taken) {
        onTaken(null)
        setStale(true)
      }
    }
  }
  const make = () =>
    act<TakenPdf>({
      work: () =>
        makeLetterAction({ client, template: template.id, version: template.version, title, values: typed }),
      failed: text.failed,
      onFailure: ({ fields }) => (fields ? undefined : true),
      then: (pdf) => {
        setStale(false)
        onTaken(pdf)
      },
    })

  return (
    <div className="grid gap-5">
      <p className="text-sm text-ink-2">
        {text.fromCard(
          fromCard.filter((name) => !missing.includes(name)).length,
          fromCard.filter((name) => missing.includes(name)).length,
        )}
      </p>
      <div className="grid gap-4 sm:grid-cols-2">
        {asks('text').map((name) => (
          <Field key={name} label={letterVariables[name].label} error={error(`values.texts.${name}`)}>
            {(control) => (
              <Input
                {...control}
                value={texts[name] ?? ''}
                maxLength={200}
                autoComplete="off"
                onChange={({ currentTarget: { value } }) => change(setTexts)({ ...texts, [name]: value })}
              />
            )}
          </Field>
        ))}
        {asks('day').map((name) => (
          <Field key={name} label={letterVariables[name].label} error={error(`values.days.${name}`)}>
            {(control) => (
              <DayField
                {...control}
                label={letterVariables[name].label}
                placeholder={text.day}
                today={card.today}
                value={days[name] ?? null}
                onChange={(day) => change(setDays)({ ...days, [name]: day })}
              />
            )}
          </Field>
        ))}
        {known.includes('dia_de_pago') ? (
          <Field label={letterVariables.dia_de_pago.label} error={error('values.payDay')}>
            {(control) => (
              <Input
                {...control}
                value={payDay}
                inputMode="numeric"
                maxLength={2}
                autoComplete="off"
                onChange={({ currentTarget: { value } }) => change(setPayDay)(value)}
              />
            )}
          </Field>
        ) : null}
      </div>
      {usesLines ? <LetterLines lines={lines} error={error} onChange={change(setLines)} /> : null}
      {known.includes('trabajo') ? (
        <fieldset>
          <legend className="text-sm font-[550]">{text.work}</legend>
          {card.work.length === 0 ? (
            <p className="text-sm text-ink-2">
              {text.workNone}{' '}
              <Link href="/admin/trabajo/plantillas" prefetch={false} className={linkStyles}>
                {text.workTemplates}
              </Link>
            </p>
          ) : null}
          {card.work.map(({ id, name }) => (
            <label key={id} className="flex min-h-tap items-center gap-3 wrap-anywhere">
              <input
                type="checkbox"
                className="size-6 flex-none accent-green"
                checked={work.includes(id)}
                onChange={({ currentTarget: { checked } }) =>
                  change(setWork)(checked ? [...work, id] : work.filter((one) => one !== id))
                }
              />
              {name}
            </label>
          ))}
        </fieldset>
      ) : null}
      {template.kind === 'engagement' ? <Notice>{text.opens}</Notice> : null}
      {taken ? null : (
        <div className="grid gap-2">
          <p className="text-sm font-[550]">{text.sheet}</p>
          <LetterSheet
            label={text.sheet}
            blocks={fillLetter(template.body, values, (name) =>
              letterWords.missing(letterVariables[name].label),
            )}
          />
          <p className="text-sm text-ink-2">{text.sheetHint}</p>
        </div>
      )}
      <div role="status" className="grid gap-2">
        {missing.length > 0 ? (
          <p className="text-sm font-[550] text-red">
            {text.problems.missing(missing.map((name) => letterVariables[name].label))}
          </p>
        ) : stale ? (
          <p className="text-sm font-[550]">{text.stale}</p>
        ) : null}
      </div>
      {problem && !problem.fields ? <Notice tone="bad">{problem.message}</Notice> : null}
      <p>
        <Button variant={taken ? 'outline' : 'primary'} busy={busy} onClick={make}>
          {busy ? text.making : text.make}
        </Button>
      </p>
      {taken ? <FeeSchedule fees={taken.fees ?? []} by="firm" /> : null}
      {taken ? <TakenPages taken={taken} /> : null}
    </div>
  )
}

/** An unreadable price becomes 0, so that the schema reports an error at its field. */
const lineOf = ({ name, price, rhythm }: LineDraft) => ({
  name: name.trim(),
  price: price.trim() === '' ? null : (readPesos(price) ?? 0),
  rhythm,
})
