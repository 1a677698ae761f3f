'use client'
import { useRouter } from 'next/navigation'
import { useState, type SubmitEvent } from 'react'
import { ClientPicker } from '@/components/appointments/agenda/client-picker'
import { useEntryStep } from '@/components/appointments/agenda/use-entry-step'
import { NoteField } from '@/components/appointments/agenda/note-field'
import { SlotPicker, SlotSum } from '@/components/appointments/slot-picker'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { agenda } from '@/content/appointment-agenda'
import type { FoundClient } from '@/lib/appointments/agenda'
import { proposeEntryAction } from '@/lib/appointments/agenda-actions'
import { entryAddress } from '@/lib/appointments/agenda-address'
import type { Agenda } from '@/lib/appointments/rules'

const text = agenda.proposal
const { problems, send, toasts } = agenda.steps

type Problems = { client?: string | undefined; title?: string | undefined; slot?: string | undefined }
type ProposalFormProps = { hours: Agenda; client: FoundClient | null; slot: string }

export function ProposalForm({ hours, client: known, slot: wanted }: ProposalFormProps) {
  const router = useRouter()
  const { busy, run } = useEntryStep()
  const [client, setClient] = useState(known)
  const [title, setTitle] = useState('')
  const [slot, setSlot] = useState(wanted)
  const [note, setNote] = useState('')
  const [wrong, setWrong] = useState<Problems>({})

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const missing: Problems = {
      client: client ? undefined : problems.client,
      title: title.trim() ? undefined : problems.title,
      slot: slot ? undefined : problems.slot,
    }
    setWrong(missing)
    if (!client || missing.title || missing.slot) return
    const answer = await run(
      'propose',
      () => proposeEntryAction({ client: client.id, slot, title, note }),
      toasts.propose,
    )
    if (answer?.ok) return router.push(entryAddress(answer.data.id))
    if (answer?.fields) setWrong({ title: answer.fields['title'] })
    if (answer?.code.startsWith('slot-')) {
      setWrong({ slot: answer.message })
      setSlot('')
    }
  }

  return (
    <form
      aria-labelledby="proposal"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="grid max-w-[34rem] gap-6 rounded-sheet border border-rule bg-sheet p-3 min-[24rem]:p-4 sm:p-6"
    >
      {client ? (
        <div className="grid gap-1">
          <p className="text-sm font-[550]">{agenda.client}</p>
          <p className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="min-w-0 wrap-anywhere">
              <b className="font-[550]">{client.name}</b>
              {client.name === client.email ? null : (
                <span className="block text-sm text-ink-2">{client.email}</span>
              )}
            </span>
            <Button size="sm" variant="quiet" onClick={() => setClient(null)}>
              {agenda.picker.change}
            </Button>
          </p>
        </div>
      ) : (
        <ClientPicker
          label={agenda.client}
          error={wrong.client}
          onPick={(found) => {
            setClient(found)
            setWrong({ ...wrong, client: undefined })
          }}
        />
      )}
      <Field label={text.name} error={wrong.title}>
        {(control) => (
          <Input
            {...control}
            value={title}
            maxLength={120}
            dir="auto"
            autoComplete="off"
            placeholder={text.placeholder}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
        )}
      </Field>
      <SlotPicker
        agenda={hours}
        value={slot}
        error={wrong.slot}
        onChange={(next) => {
          setSlot(next)
          setWrong({ ...wrong, slot: undefined })
        }}
      />
      <NoteField value={note} onChange={setNote} />
      {slot ? <SlotSum slot={slot} /> : null}
      <Button type="submit" variant="primary" wide busy={busy !== null}>
        {send}
      </Button>
    </form>
  )
}
