'use client'
import { useRef, useState, type SubmitEvent } from 'react'
import type { Refused } from '@/components/admin/bulk-bar'
import type { Named } from '@/components/admin/selection'
import { DateChanges, RefusedClients } from '@/components/clients/bulk/date-changes'
import { inBatches } from '@/components/clients/bulk/in-batches'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Modal } from '@/components/ui/modal'
import { Notice } from '@/components/ui/notice'
import { Select } from '@/components/ui/select'
import { attempted, useAct } from '@/components/ui/use-act'
import { bulkProfileText as text, bulkSteps } from '@/content/client-bulk'
import { regimes, vatCycles } from '@/content/tax-calendar/profile'
import { bogotaDay } from '@/lib/calendar/civil-day'
import type { Result } from '@/lib/result'
import { previewProfilesAction, changeProfilesAction } from '@/lib/tax-profile/actions'
import { joined, mostClients, type ManyPreview, type ProfileChange } from '@/lib/tax-profile/many-schema'

type BulkProfileProps = {
  clients: readonly Named[]
  onClose: () => void
  onDone: (refused: readonly Refused[]) => void
}
type Wanted = { change: ProfileChange; from: string }

const values = { regime: regimes, vat_cycle: vatCycles } as const

/** Shows how the change affects the dates of all chosen clients, before the member confirms the change. */
export function BulkProfile({ clients, onClose, onDone }: BulkProfileProps) {
  const { busy, problem, error, act } = useAct()
  const [what, setWhat] = useState<keyof typeof values>('regime')
  const [today] = useState(() => bogotaDay(Date.now()))
  const [seen, setSeen] = useState<(Wanted & { preview: ManyPreview }) | null>(null)
  const [progress, setProgress] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const say = (done: number) => setProgress(bulkSteps.progress(done, clients.length))

  function preview(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const wanted: Wanted = {
      change: { what, value: String(given.get('value')) } as ProfileChange,
      from: String(given.get('from')),
    }
    act({
      work: () => previewAll(clients, wanted, say),
      then: (found) => {
        setProgress(null)
        setSeen({ ...wanted, preview: found })
        heading.current?.focus()
      },
      onFailure: () => void setProgress(null),
    })
  }

  return (
    <Modal
      onClose={busy ? () => undefined : onClose}
      aria-labelledby="bulk-profile"
      className="w-[min(46rem,calc(100%-1.5rem))] rounded-sheet border border-ink bg-sheet"
    >
      <div className="grid gap-4 p-5 sm:p-6">
        <h2 id="bulk-profile" ref={heading} tabIndex={-1}>
          {text.title(clients.length)}
        </h2>
        <form
          onSubmit={preview}
          noValidate
          method="post"
          hidden={seen !== null}
          className="grid gap-4 [[hidden]]:hidden"
        >
          <p className="text-ink-2">{text.intro}</p>
          <Field label={text.what}>
            {(control) => (
              <Select
                {...control}
                value={what}
                onChange={({ currentTarget }) =>
                  setWhat(currentTarget.value === 'regime' ? 'regime' : 'vat_cycle')
                }
              >
                <option value="regime">{text.kinds.regime}</option>
                <option value="vat_cycle">{text.kinds.vat_cycle}</option>
              </Select>
            )}
          </Field>
          <Field label={text.value[what]} error={error('change.value')}>
            {(control) => (
              <Select {...control} key={what} name="value">
                {Object.entries(values[what]).map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={text.from} error={error('from')}>
            {(control) => <Input {...control} name="from" type="date" defaultValue={today} required />}
          </Field>
          {problem && !problem.fields ? <Notice tone="bad">{problem.message}</Notice> : null}
          <p className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" busy={busy}>
              {busy ? text.previewing : text.preview}
            </Button>
            <Button disabled={busy} onClick={onClose}>
              {bulkSteps.cancel}
            </Button>
          </p>
        </form>
        {seen ? (
          <PreviewStep
            clients={clients}
            seen={seen}
            say={say}
            onBack={() => {
              setSeen(null)
              heading.current?.focus()
            }}
            onDone={onDone}
          />
        ) : null}
        <p role="status" className="text-sm text-ink-2 empty:hidden">
          {progress}
        </p>
      </div>
    </Modal>
  )
}

async function previewAll(
  clients: readonly Named[],
  wanted: Wanted,
  say: (done: number) => void,
): Promise<Result<ManyPreview>> {
  const parts: ManyPreview[] = []
  for (let at = 0; at < clients.length; at += mostClients) {
    const some = clients.slice(at, at + mostClients).map(({ id }) => id)
    const answer = await attempted(previewProfilesAction({ clients: some, ...wanted }))
    if (!answer.ok) return answer
    parts.push(answer.data)
    say(at + some.length)
  }
  return { ok: true, data: joined(parts) }
}

type PreviewStepProps = Pick<BulkProfileProps, 'clients' | 'onDone'> & {
  seen: Wanted & { preview: ManyPreview }
  say: (done: number) => void
  onBack: () => void
}

function PreviewStep({ clients, seen: { preview, change, from }, say, onBack, onDone }: PreviewStepProps) {
  const { busy, problem, act } = useAct()
  const [confirmed, setConfirmed] = useState(false)
  const titleOf = (id: string) => clients.find((one) => one.id === id)?.title ?? id
  const conflicts = preview.ready.filter((one) => one.conflicts.length > 0)
  const going = preview.ready.filter((one) => confirmed || one.conflicts.length === 0)
  const left = confirmed ? [] : conflicts.map((one) => ({ client: one.client, why: one.conflicts.join(' ') }))
  const refused = [...preview.refused, ...left]

  const save = () =>
    act({
      work: () =>
        inBatches(
          going,
          ({ client }) => client,
          (some) =>
            changeProfilesAction({
              items: some.map(({ client, seen }) => ({ client, seen })),
              change,
              from,
              confirmed,
            }),
          mostClients,
          say,
        ),
      then: (late) => onDone([...refused, ...late]),
    })

  return (
    <>
      <p className="font-[550]">{going.length > 0 ? text.ready(going.length) : text.nobody}</p>
      <DateChanges lines={preview.lines} going={new Set(going.map(({ client }) => client))} />
      {conflicts.length > 0 ? (
        <Notice tone="warn">
          <RefusedClients
            title={text.conflicts(conflicts.length)}
            refused={conflicts.map((one) => ({ title: titleOf(one.client), why: one.conflicts.join(' ') }))}
          />
          <label className="flex min-h-tap cursor-pointer items-center gap-3 font-[550]">
            <input
              type="checkbox"
              className="size-5 accent-green"
              checked={confirmed}
              onChange={({ target }) => setConfirmed(target.checked)}
            />
            {text.confirm}
          </label>
        </Notice>
      ) : null}
      {preview.refused.length > 0 ? (
        <RefusedClients
          title={bulkSteps.refused(preview.refused.length)}
          refused={preview.refused.map(({ client, why }) => ({ title: titleOf(client), why }))}
        />
      ) : null}
      {problem ? <Notice tone="bad">{problem.message}</Notice> : null}
      <p className="flex flex-wrap gap-3">
        {going.length > 0 ? (
          <Button variant="primary" busy={busy} onClick={save}>
            {busy ? text.saving : text.save(going.length)}
          </Button>
        ) : null}
        <Button disabled={busy} onClick={onBack}>
          {bulkSteps.back}
        </Button>
      </p>
    </>
  )
}
