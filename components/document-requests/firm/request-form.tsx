'use client'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useState, type SubmitEvent } from 'react'
import { ClientPicker } from '@/components/appointments/agenda/client-picker'
import { RequestFields } from '@/components/document-requests/firm/request-fields'
import { useRequestDraft } from '@/components/document-requests/firm/use-request-draft'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { useAct } from '@/components/ui/use-act'
import { requestFormText as text } from '@/content/document-request-form'
import type { RequestTemplate } from '@/content/document-request-templates'
import { type CivilDay } from '@/lib/calendar/civil-day'
import { saveRequestAction } from '@/lib/document-requests/actions'
import { requestsHref } from '@/lib/document-requests/href'
import type { FirmRequest } from '@/lib/document-requests/request'
import type { RepeatInput } from '@/lib/document-requests/schema'
import { formatDay } from '@/lib/format/date'

type Linkable = { id: string; title: string; due: string | null }

type RequestFormProps = {
  client: { id: string; name: string } | null
  obligations: readonly Linkable[]
  templates: readonly RequestTemplate[]
  saved: FirmRequest | null
  today: CivilDay
}

export function RequestForm({ client, obligations, templates, saved, today }: RequestFormProps) {
  const router = useRouter()
  const form = useRequestDraft(saved, today)
  const [obligation, setObligation] = useState(saved?.obligation?.id ?? '')
  const [repeat, setRepeat] = useState(once)
  // Retries send the same ids, so that only one request and one series are created.
  const [ids] = useState(() => ({ request: saved?.id ?? crypto.randomUUID(), series: crypto.randomUUID() }))
  const { busy, doing, problem, error, act } = useAct()

  function save(send: boolean) {
    if (!client) return
    act({
      name: send ? 'send' : 'save',
      work: () =>
        saveRequestAction({
          request: ids.request,
          client: client.id,
          content: form.content(),
          obligation: obligation || null,
          send,
          seen: saved?.version ?? null,
          repeat: send ? repeatInput(repeat, ids.series) : null,
        }),
      done: { title: send ? text.sent : text.saved },
      failed: text.failed,
      then: () =>
        router.push(send ? (`/admin/solicitudes/${ids.request}` as Route) : requestsHref({ list: 'drafts' })),
    })
  }
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    save(true)
  }

  return (
    <form onSubmit={submit} noValidate method="post" className="grid max-w-[48rem] gap-6">
      {client ? (
        <p>
          <span className="text-sm font-[550]">{text.client}: </span>
          <bdi className="font-semibold wrap-anywhere">{client.name}</bdi>
        </p>
      ) : (
        <ClientPicker
          label={text.client}
          onPick={({ id }) => router.push(`/admin/solicitudes/nueva?cliente=${id}` as Route)}
        />
      )}
      {client ? (
        <>
          {obligations.length > 0 ? (
            <Field label={text.obligation}>
              {(control) => (
                <Select
                  {...control}
                  value={obligation}
                  onChange={(event) => {
                    setObligation(event.currentTarget.value)
                    setRepeat({ ...repeat, every: 'no' })
                  }}
                >
                  <option value="">{text.noObligation}</option>
                  {obligations.map(({ id, title, due }) => (
                    <option key={id} value={id}>
                      {due ? text.dueOf(title, formatDay(due)) : title}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          ) : null}
          <RequestFields form={form} templates={templates} today={today} problem={problem} />
          <RepeatFields
            repeat={repeat}
            linked={obligation !== ''}
            today={today}
            error={error('repeat')}
            onChange={setRepeat}
          />
          <p className="flex flex-wrap gap-3 border-t border-ink pt-4">
            <Button type="submit" variant="primary" busy={doing === 'send'}>
              {doing === 'send' ? text.sending : text.send}
            </Button>
            <Button type="button" busy={doing === 'save'} disabled={busy} onClick={() => save(false)}>
              {doing === 'save' ? text.saving : text.save}
            </Button>
          </p>
        </>
      ) : null}
    </form>
  )
}

function repeatInput(
  { every, monthDay, daysBefore, leadDays, lastDay }: Repeat,
  series: string,
): RepeatInput | null {
  const rhythm = { series, leadDays: Number(leadDays), lastDay }
  if (every === 'month') return { every, ...rhythm, monthDay: Number(monthDay) }
  return every === 'obligation' ? { every, ...rhythm, daysBefore: Number(daysBefore) } : null
}

type Repeat = {
  every: 'no' | 'month' | 'obligation'
  monthDay: string
  daysBefore: string
  leadDays: string
  lastDay: string
}
const once: Repeat = { every: 'no', monthDay: '5', daysBefore: '5', leadDays: '10', lastDay: '' }

type RepeatFieldsProps = {
  repeat: Repeat
  linked: boolean
  today: CivilDay
  error: string | undefined
  onChange: (repeat: Repeat) => void
}

function RepeatFields({ repeat, linked, today, error, onChange }: RepeatFieldsProps) {
  const number = (name: 'monthDay' | 'daysBefore' | 'leadDays', label: string, min: number, max: number) => (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          required
          value={repeat[name]}
          onChange={(event) => onChange({ ...repeat, [name]: event.currentTarget.value })}
        />
      )}
    </Field>
  )
  return (
    <section className="grid gap-3">
      <Field label={text.repeat} {...(repeat.every !== 'no' && { hint: text.repeatHint })} error={error}>
        {(control) => (
          <Select
            {...control}
            value={repeat.every}
            onChange={(event) => {
              const chosen = event.currentTarget.value
              onChange({ ...repeat, every: chosen === 'month' || chosen === 'obligation' ? chosen : 'no' })
            }}
          >
            <option value="no">{text.repeats.no}</option>
            {linked ? (
              <option value="obligation">{text.repeats.obligation}</option>
            ) : (
              <option value="month">{text.repeats.month}</option>
            )}
          </Select>
        )}
      </Field>
      {repeat.every === 'no' ? null : (
        <div className="grid gap-3 sm:grid-cols-3">
          {repeat.every === 'month'
            ? number('monthDay', text.monthDay, 1, 28)
            : number('daysBefore', text.daysAhead, 0, 60)}
          {number('leadDays', text.leadDays, 1, 60)}
          <Field label={text.lastDay}>
            {(control) => (
              <Input
                {...control}
                type="date"
                min={today}
                value={repeat.lastDay}
                onChange={(event) => onChange({ ...repeat, lastDay: event.currentTarget.value })}
              />
            )}
          </Field>
        </div>
      )}
    </section>
  )
}
