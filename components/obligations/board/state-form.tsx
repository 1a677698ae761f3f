'use client'
import { useState, type SubmitEvent } from 'react'
import { Doubts } from '@/components/obligations/board/doubts'
import { useRowDraft, type RowVersion } from '@/components/obligations/board/use-row-draft'
import { Button } from '@/components/ui/button'
import { inputStyles } from '@/components/ui/control-styles'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { useAct } from '@/components/ui/use-act'
import { focusInvalid } from '@/components/ui/use-focus-back'
import { obligationStates, workStates, workText as text } from '@/content/obligations'
import { boardText } from '@/content/obligation-board'
import { changeObligationAction } from '@/lib/obligations/actions'
import { toChosen } from '@/lib/obligations/board/board'
import { canBeConfirmed, doubtsOf } from '@/lib/obligations/filing'
import { isOwnWork } from '@/lib/obligations/obligation'
import type { ObligationState } from '@/lib/obligations/schema'
import type { ChangeObligationInput } from '@/lib/obligations/schema'
import type { ObligationDetail } from '@/lib/obligations/board/queries'

type StateFormProps = RowVersion & { detail: ObligationDetail }

export function StateForm({ detail, ...version }: StateFormProps) {
  const { row, name, documents, today, clientSees } = detail
  const draft = useRowDraft(row, version)
  const chosen = draft.field('state', row.state)
  const state = chosen.value as ObligationState
  const { busy, problem, error, act } = useAct()
  const names = isOwnWork(row) ? workStates : obligationStates
  const settles = state === 'filed' || state === 'paid'
  const days = {
    day: draft.field('filedOn', row.filedOn ?? today).value,
    paidOn: state === 'paid' ? draft.field('paidOn', row.paidOn ?? today).value : '',
  }
  // The member must confirm unlikely days; days in the future cannot be confirmed and get an error at their field.
  const doubts =
    settles && !isOwnWork(row)
      ? doubtsOf(days, toChosen(row).expected, today).filter((doubt) => canBeConfirmed(doubt))
      : []
  const asked = doubts.length > 0 ? JSON.stringify(days) : ''
  const [confirmed, setConfirmed] = useState('')

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (asked !== confirmed && asked !== '') return void focusInvalid(form)
    const typed = Object.fromEntries(new FormData(form)) as Record<string, string>
    act({
      work: () =>
        changeObligationAction({ ...typed, obligation: row.id, seen: draft.seen } as ChangeObligationInput),
      done: { title: text.saved, description: `${name}: ${names[state]}` },
      failed: text.failed,
      fieldOf: { 'missing-unnamed': 'message' },
      ...draft.ends(form),
    })
  }

  const fields = { row, draft, documents, today, error }
  return (
    <form onSubmit={submit} noValidate aria-label={boardText.open.changeState} className="grid gap-4">
      {problem?.code === 'conflict' ? <Notice tone="bad">{problem.message}</Notice> : null}
      <Field label={text.fields.state}>
        {(control) => (
          <Select {...control} {...chosen}>
            {Object.entries(names).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {settles ? (
        <>
          <FilingFields {...fields} paid={state === 'paid'} />
          <Doubts
            doubts={doubts}
            settled={asked === confirmed}
            onSettle={(yes) => setConfirmed(yes ? asked : '')}
          />
        </>
      ) : state === 'not-applicable' ? (
        <Words
          name="reason"
          label={text.fields.reason}
          hint={clientSees ? text.fields.reasonHint : text.fields.hiddenHint}
          {...fields}
        />
      ) : (
        <Words
          name="message"
          label={text.fields.message}
          hint={clientSees ? text.fields.messageHint : text.fields.hiddenHint}
          {...fields}
        />
      )}
      <p>
        <Button type="submit" size="sm" variant="primary" busy={busy}>
          {busy ? text.saving : text.save}
        </Button>
      </p>
    </form>
  )
}

type FieldsProps = Pick<ObligationDetail, 'row' | 'documents' | 'today'> & {
  draft: ReturnType<typeof useRowDraft>
  error: (field: string) => string | undefined
}

type WordsProps = Pick<FieldsProps, 'row' | 'draft' | 'error'> & {
  name: 'message' | 'reason'
  label: string
  hint: string
}

function Words({ name, label, hint, row, draft, error }: WordsProps) {
  return (
    <Field label={label} hint={hint} error={error(name)}>
      {(control) => (
        <textarea
          {...control}
          {...draft.field(name, row.message)}
          rows={3}
          maxLength={500}
          className={inputStyles}
        />
      )}
    </Field>
  )
}

function FilingFields({ row, draft, today, documents, error, paid }: FieldsProps & { paid: boolean }) {
  const day = (name: 'filedOn' | 'paidOn') => (
    <Field
      label={name === 'filedOn' && isOwnWork(row) ? text.fields.doneOn : text.fields[name]}
      error={error(name)}
    >
      {(control) => (
        <Input {...control} {...draft.field(name, row[name] ?? today)} type="date" max={today} required />
      )}
    </Field>
  )
  const file = (name: 'document' | 'paymentDocument') => (
    <Field label={text.fields[name]}>
      {(control) => (
        <Select {...control} {...draft.field(name, null)}>
          <option value="">{text.fields.noDocument}</option>
          {documents.map(({ id, name: title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
  const own = isOwnWork(row)
  return (
    <>
      {own ? <input type="hidden" name="own" value="yes" /> : null}
      <Field label={own ? text.fields.anyReceipt : text.fields.receipt} error={error('receipt')}>
        {(control) => (
          <Input
            {...control}
            {...draft.field('receipt', row.receipt)}
            maxLength={60}
            autoComplete="off"
            required={!own}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {day('filedOn')}
        {paid ? day('paidOn') : null}
      </div>
      <Field label={text.fields.value} hint={text.fields.valueHint} error={error('value')}>
        {(control) => (
          <Input {...control} {...draft.field('value', row.value)} inputMode="numeric" autoComplete="off" />
        )}
      </Field>
      {file('document')}
      {paid ? file('paymentDocument') : null}
    </>
  )
}
