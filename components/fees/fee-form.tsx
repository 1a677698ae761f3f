'use client'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useState, type SubmitEvent } from 'react'
import { ClientPicker } from '@/components/appointments/agenda/client-picker'
import { Button } from '@/components/ui/button'
import { DayField } from '@/components/ui/day-field'
import { Field, Input } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { useAct } from '@/components/ui/use-act'
import { feesText } from '@/content/fees'
import type { CivilDay } from '@/lib/calendar/civil-day'
import { saveFeeAction } from '@/lib/fees/actions'
import type { FirmFee } from '@/lib/fees/fee'
import { feesHref } from '@/lib/fees/href'
import { formatNumber, readPesos } from '@/lib/format/number'

const text = feesText.form

type FeeFormProps = {
  client: { id: string; name: string } | null
  /** The fee to change; null for a new fee. */
  fee: FirmFee | null
  today: CivilDay
}

export function FeeForm({ client, fee, today }: FeeFormProps) {
  const router = useRouter()
  // Retries send the same id, so that the fee is saved once.
  const [id] = useState(() => fee?.id ?? crypto.randomUUID())
  const [day, setDay] = useState<CivilDay | null>(fee?.dueOn ?? null)
  const { busy, problem, error, act } = useAct()

  if (!client)
    return (
      <div className="max-w-[40rem]">
        <ClientPicker
          label={text.client}
          onPick={({ id: picked }) => router.push(`/admin/honorarios/nuevo?cliente=${picked}` as Route)}
        />
      </div>
    )

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!client) return
    const typed = new FormData(event.currentTarget)
    act({
      work: () =>
        saveFeeAction({
          fee: id,
          seen: fee?.version ?? null,
          client: client.id,
          concept: String(typed.get('concept') ?? ''),
          // An unreadable amount becomes 0, so that the schema reports an error at this field.
          amount: readPesos(String(typed.get('amount') ?? '')) ?? 0,
          dueOn: day ?? '',
          reminds: typed.get('reminds') === 'on',
        }),
      done: { title: text.saved },
      failed: text.failed,
      onFailure: ({ code }) => code === 'conflict' || undefined,
      then: () => router.push(feesHref({ client: client.id })),
    })
  }

  return (
    <form onSubmit={submit} noValidate method="post" className="grid max-w-[40rem] gap-5">
      <p>
        <span className="text-sm font-[550]">{text.client}: </span>
        <bdi className="font-semibold wrap-anywhere">{client.name}</bdi>
      </p>
      {problem?.code === 'conflict' ? (
        <Notice tone="bad" role="alert">
          {problem.message}
        </Notice>
      ) : null}
      <Field label={text.concept} hint={text.conceptHint} error={error('concept')}>
        {(control) => (
          <Input
            {...control}
            name="concept"
            maxLength={120}
            autoComplete="off"
            defaultValue={fee?.concept}
            required
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={text.amount} error={error('amount')}>
          {(control) => (
            <Input
              {...control}
              name="amount"
              inputMode="numeric"
              maxLength={20}
              autoComplete="off"
              defaultValue={fee ? formatNumber(fee.amount) : ''}
              required
            />
          )}
        </Field>
        <Field label={text.dueOn} error={error('dueOn')}>
          {(control) => (
            <DayField
              {...control}
              label={text.dueOn}
              placeholder={text.choose}
              today={today}
              value={day}
              onChange={setDay}
            />
          )}
        </Field>
      </div>
      <label className="flex min-h-tap items-center gap-3">
        <input
          type="checkbox"
          name="reminds"
          defaultChecked={fee?.reminds ?? true}
          className="size-6 flex-none accent-green"
        />
        {text.reminds}
      </label>
      <p>
        <Button type="submit" variant="primary" busy={busy}>
          {busy ? text.saving : text.save}
        </Button>
      </p>
    </form>
  )
}
