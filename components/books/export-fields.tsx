'use client'
import { useState } from 'react'
import type { ExportButtonProps } from '@/components/books/export-button'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { bookExportText, repeatReasons, type BookFormat, type RepeatReason } from '@/content/books-export'
import { formatCivilDay } from '@/lib/calendar/civil-day'
import { capitalized } from '@/lib/format/appointment-time'

const text = bookExportText.exportForm

type OptionName = 'type' | 'number' | 'prefix' | 'company' | 'tax'

const asked: Readonly<Record<Exclude<BookFormat, 'journal'>, readonly OptionName[]>> = {
  siigo: ['type', 'number', 'tax'],
  'world-office': ['company', 'type', 'prefix', 'number'],
  model: ['type', 'number'],
}
const hints: Partial<Record<OptionName, string>> = {
  type: text.typeHint,
  number: text.numberHint,
  company: text.companyHint,
  tax: text.taxHint,
}

type OptionFieldsProps = {
  format: Exclude<BookFormat, 'journal'>
  /** The last export of this format, whose options are proposed again. */
  before: ExportButtonProps['last'][number] | undefined
  company: string
  error: (name: string) => string | undefined
}

export function OptionFields({ format, before, company, error }: OptionFieldsProps) {
  const known: Record<OptionName, string> = {
    type: before?.options.type ?? '',
    number: before ? String(before.options.number + before.entries) : '1',
    prefix: before?.options.prefix ?? '',
    company: before?.options.company || company,
    tax: before?.options.tax ?? '',
  }
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {asked[format].map((name) => (
        <Field
          key={name}
          label={text[name]}
          hint={hints[name]}
          error={error(`options.${name}`)}
          className={name === 'company' ? 'sm:col-span-2' : undefined}
        >
          {(control) => (
            <Input
              {...control}
              name={`options.${name}`}
              defaultValue={known[name]}
              inputMode={name === 'number' ? 'numeric' : undefined}
              autoComplete="off"
            />
          )}
        </Field>
      ))}
    </div>
  )
}

export function DayFields({ name, firstOpen }: { name: string; firstOpen: string | null }) {
  return (
    <fieldset>
      <legend className="text-sm font-[550]">{text.day}</legend>
      <p className="text-sm text-ink-2">{text.dayText(capitalized(name))}</p>
      {firstOpen ? (
        <label className="flex min-h-tap items-center gap-2.5">
          <input type="radio" name="day" value="first-open" defaultChecked />
          <span>{text.firstOpen(formatCivilDay(firstOpen))}</span>
        </label>
      ) : null}
      <label className="flex min-h-tap items-center gap-2.5">
        <input type="radio" name="day" value="own" defaultChecked={!firstOpen} />
        <span>{text.ownDay}</span>
      </label>
    </fieldset>
  )
}

type AgainFieldsProps = Pick<ExportButtonProps, 'ready' | 'fresh'> & {
  isAgain: boolean
  onAgain: (isAgain: boolean) => void
  error: string | undefined
}

/** Asks whether to export entries again that were already exported, and for which reason. */
export function AgainFields({ ready, fresh, isAgain, onAgain, error }: AgainFieldsProps) {
  const [reason, choose] = useState<RepeatReason>('deleted')
  const exported = ready.count - fresh.count
  return (
    <>
      <Notice tone="warn">
        <p>
          <b>{text.warning(exported, ready.count)}</b>
        </p>
        <p>{text.warningText}</p>
      </Notice>
      <fieldset>
        <legend className="text-sm font-[550]">{text.which}</legend>
        {fresh.count > 0 ? (
          <label className="flex min-h-tap items-center gap-2.5">
            <input type="radio" name="which" checked={!isAgain} onChange={() => onAgain(false)} />
            <span>{text.onlyNew(fresh.count, fresh.total)}</span>
          </label>
        ) : null}
        <label className="flex min-h-tap items-center gap-2.5">
          <input
            type={fresh.count > 0 ? 'radio' : 'checkbox'}
            name="which"
            checked={isAgain}
            onChange={({ target }) => onAgain(target.checked)}
          />
          <span>{text.again(exported, ready.total)}</span>
        </label>
      </fieldset>
      {isAgain ? (
        <fieldset>
          <legend className="text-sm font-[550]">{text.why}</legend>
          <p className="text-sm text-ink-2">{text.whyText}</p>
          {(Object.keys(repeatReasons) as RepeatReason[]).map((one) => (
            <label key={one} className="flex min-h-tap items-center gap-2.5">
              <input
                type="radio"
                name="reason"
                value={one}
                checked={reason === one}
                onChange={() => choose(one)}
              />
              <span>{repeatReasons[one]}</span>
            </label>
          ))}
          {reason === 'other' ? (
            <Field label={text.note} error={error}>
              {(control) => <Input {...control} name="again" maxLength={200} autoComplete="off" />}
            </Field>
          ) : null}
        </fieldset>
      ) : null}
    </>
  )
}
