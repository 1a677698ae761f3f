'use client'
import { useActionState, useRef, useState, type SubmitEvent } from 'react'
import { FieldError } from '@/components/site/field-error'
import { OwnDatesList } from '@/components/tools/due-dates/own-dates-list'
import { buttonStyles } from '@/components/ui/button-styles'
import { inputStyles } from '@/components/ui/control-styles'
import { whyLost } from '@/components/ui/why-lost'
import { dueDatesForm as text, payers, type Payer } from '@/content/tools/due-dates'
import { bogotaDay } from '@/lib/calendar/civil-day'
import { dueDatesAction } from '@/lib/tools/actions'
import type { FoundDates } from '@/lib/tools/own-dates'
import { readOwner } from '@/lib/tools/read-owner'

/** The code that computes the dates is loaded when the field gets the focus. */
const loadDates = () => import('@/lib/tools/tax-dates')

/** Without script the form posts to the action; with script the browser finds the dates and sends nothing. */
export function DueDatesForm() {
  const [posted, action] = useActionState(dueDatesAction, null)
  const [answer, setAnswer] = useState<{ found: FoundDates } | { problem: string } | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const sent =
    posted && (posted.result.ok ? { found: posted.result.data } : { problem: problemOf(posted.result) })
  const shown = answer ?? sent
  const problem = shown && 'problem' in shown ? shown.problem : undefined

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const owner = readOwner(String(fields.get('nit')))
    const payer = String(fields.get('payer')) as Payer
    if (owner.nit === null) {
      setAnswer({ problem: owner.problem })
      field.current?.focus()
      return
    }
    const code = await loadDates().catch(() => null)
    if (!code) return setAnswer({ problem: whyLost() })
    const today = bogotaDay(new Date())
    setAnswer({ found: { ...owner, payer, today, taxes: code.datesOfPayer(owner.nit, payer) } })
    heading.current?.focus()
  }

  return (
    <div className="mt-8 grid items-start gap-x-18 gap-y-10 lg:grid-cols-[22rem_minmax(0,1fr)]">
      <form
        action={action}
        onSubmit={onSubmit}
        noValidate
        className="grid gap-5 rounded-sheet border border-rule bg-sheet p-5 sm:p-6 lg:sticky lg:top-26"
      >
        <h2 className="text-lg/[1.25] font-[550]">{text.title}</h2>
        <div className="grid gap-1.5">
          <label htmlFor="nit" className="text-sm font-[550]">
            {text.field}
          </label>
          <input
            ref={field}
            id="nit"
            name="nit"
            defaultValue={posted?.typed}
            inputMode="numeric"
            autoComplete="off"
            spellCheck={false}
            maxLength={60}
            required
            onFocus={() => void loadDates().catch(() => null)}
            aria-invalid={problem ? true : undefined}
            aria-describedby={problem ? 'nit-error' : 'nit-hint'}
            className={`${inputStyles} scroll-mt-28 text-lg`}
          />
          <p id="nit-hint" className="text-sm text-ink-2">
            {text.hint}
          </p>
          <FieldError id="nit-error" message={problem} />
        </div>
        <div className="grid gap-1.5">
          <label htmlFor="payer" className="text-sm font-[550]">
            {text.payer}
          </label>
          <select id="payer" name="payer" defaultValue={posted?.payer || 'company'} className={inputStyles}>
            {Object.entries(payers).map(([id, label]) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </div>
        <div>
          <button type="submit" className={buttonStyles({ variant: 'primary' })}>
            {text.button}
          </button>
        </div>
      </form>
      <section aria-labelledby="own-dates">
        <h2 id="own-dates" ref={heading} tabIndex={-1} className="scroll-mt-28 text-lg/[1.25] font-[550]">
          {text.result}
        </h2>
        {shown && 'found' in shown ? (
          <OwnDatesList found={shown.found} />
        ) : (
          <p className="mt-3 text-ink-2">{text.empty}</p>
        )}
      </section>
    </div>
  )
}

const problemOf = ({ message, fields }: { message: string; fields?: Readonly<Record<string, string>> }) =>
  fields?.nit ?? message
