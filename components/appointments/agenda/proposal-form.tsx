'use client'
import Link from 'next/link'
import { useRouter } from 'next/navigation'
import { useEffect, useState, type SubmitEvent } from 'react'
import { ClientPicker } from '@/components/appointments/agenda/client-picker'
import { useEntryStep } from '@/components/appointments/agenda/use-entry-step'
import { NoteField } from '@/components/appointments/agenda/note-field'
import { once, RepeatFields, slotsOfRepeat } from '@/components/appointments/agenda/repeat-fields'
import { SeriesFailures } from '@/components/appointments/agenda/series-parts'
import { SecondField } from '@/components/appointments/agenda/second-field'
import { PersonField, TypeField } from '@/components/appointments/person-field'
import { PlaceField } from '@/components/appointments/place-field'
import { SlotPicker, SlotSum } from '@/components/appointments/slot-picker'
import { fetchList } from '@/components/live/fetch-list'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { linkStyles } from '@/components/ui/control-styles'
import { agenda } from '@/content/appointment-agenda'
import { seriesText } from '@/content/appointment-series'
import type { FoundClient } from '@/lib/appointments/agenda'
import { proposeEntryAction } from '@/lib/appointments/agenda-actions'
import { proposeSeriesAction } from '@/lib/appointments/series-actions'
import type { Failures } from '@/lib/appointments/series-answers'
import { entryHref } from '@/lib/appointments/agenda-href'
import { atPlace, placeWish } from '@/lib/appointments/places'
import {
  agendaOf,
  freeSlots,
  isFree,
  ofKind,
  slotFailures,
  withSecond,
  type Agenda,
} from '@/lib/appointments/rules'
import { bogotaDay } from '@/lib/calendar/civil-day'
import type { Place } from '@/lib/format/appointment-place'
import type { Failure } from '@/lib/result'

const text = agenda.proposal
const { problems, send, toasts } = agenda.steps

type ProposalFormProps = { hours: Agenda; client: FoundClient | null; slot: string; person: string }

export function ProposalForm({
  hours: fromPage,
  client: known,
  slot: wanted,
  person: first,
}: ProposalFormProps) {
  const router = useRouter()
  const { busy, error, refuse, clear, run } = useEntryStep()
  const [client, setClient] = useState(known)
  const [title, setTitle] = useState('')
  const [slot, setSlot] = useState(wanted)
  const [note, setNote] = useState('')
  const [chosen, setPerson] = useState(first)
  const [tries, setTries] = useState(0)
  const [type, setType] = useState('')
  const [second, setSecond] = useState('')
  const [repeat, setRepeat] = useState(once)
  // Retries send the same id, so that only one series is made.
  const [series] = useState(() => crypto.randomUUID())
  const [missed, setMissed] = useState<{ first: string; failed: Failures } | null>(null)
  const [confirmed, setConfirmed] = useState(false)
  const read = useHours(client?.id === known?.id ? null : client, tries, fromPage)
  const [place, setPlace] = useState<Place | null>(null)
  const [number, setNumber] = useState<string | null>(null)
  const kind = atPlace(ofKind(read, type), place)
  // A kind of appointment may prescribe the second member; otherwise the user can choose a second member.
  const fixed = kind.type?.second ?? null
  const all = withSecond(kind, fixed ?? second)
  const people = all.people ?? []
  const person = people.some(({ id }) => id === chosen) ? chosen : (people[0]?.id ?? '')
  const hours = agendaOf(all, person)

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const all = repeat.rhythm ? slotsOfRepeat(slot, repeat) : null
    if (!client || !title.trim() || !slot || (repeat.rhythm && !all))
      return refuse(event.currentTarget, {
        ...(repeat.rhythm && !all && { times: seriesText.timesProblem }),
        ...(!client && { client: problems.client }),
        ...(!title.trim() && { title: problems.title }),
        ...(!slot && { slot: problems.slot }),
      })
    const wish = {
      client: client.id,
      title,
      note,
      person,
      confirmed,
      ...(hours.type && { type: hours.type.id }),
      ...placeWish(hours, number),
      ...(hours.second && { second: hours.second.id }),
    }
    const onFailure = ({ code }: Failure) => {
      if (code in slotFailures) {
        setSlot('')
        setTries(tries + 1)
      }
      return undefined
    }
    if (all)
      return run({
        work: () => proposeSeriesAction({ ...wish, series, slots: all.filter((one) => isFree(one, hours)) }),
        done: ({ made }) => seriesText.done(made),
        then: ({ first, failed }) =>
          failed.length > 0 ? setMissed({ first, failed }) : router.push(entryHref(first)),
        fieldOf: { ...slotFailures, 'number-invalid': 'number' },
        onFailure,
      })
    run({
      work: () => proposeEntryAction({ ...wish, slot }),
      done: confirmed ? toasts.book : toasts.propose,
      then: ({ id }) => router.push(entryHref(id)),
      fieldOf: { ...slotFailures, 'number-invalid': 'number' },
      onFailure,
    })
  }

  if (missed)
    return (
      <div className="grid max-w-[34rem] gap-4">
        <SeriesFailures title={seriesText.failed.title} failed={missed.failed} />
        <p>
          <Link href={entryHref(missed.first)} prefetch={false} className={linkStyles}>
            {seriesText.open}
          </Link>
        </p>
      </div>
    )

  return (
    <form
      aria-labelledby="proposal"
      noValidate
      onSubmit={submit}
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
          error={error('client')}
          onPick={(found) => {
            setClient(found)
            setNumber(null)
            clear('client')
          }}
        />
      )}
      <Field label={text.name} error={error('title')}>
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
      <TypeField
        types={read.types ?? []}
        value={all.type?.id ?? ''}
        onChange={(next) => {
          setType(next)
          setPlace(null)
          setSlot('')
        }}
      />
      <PlaceField
        agenda={hours}
        onPlace={(next) => {
          setPlace(next)
          setSlot('')
        }}
        number={number}
        onNumber={(next) => {
          setNumber(next)
          clear('number')
        }}
        error={error('number')}
        byFirm
      />
      <PersonField
        label={agenda.steps.person}
        people={people}
        value={person}
        onChange={(next) => {
          setPerson(next)
          if (slot && !freeSlots(bogotaDay(slot), agendaOf(all, next)).includes(slot)) setSlot('')
        }}
        only={agenda.steps.onlyYou}
      />
      <SecondField
        people={kind.people ?? []}
        first={person}
        fixed={fixed === null ? undefined : all.second?.name}
        value={second}
        onChange={(next) => {
          setSecond(next)
          setSlot('')
        }}
      />
      <SlotPicker
        agenda={hours}
        value={slot}
        error={error('slot')}
        onChange={(next) => {
          setSlot(next)
          clear('slot')
        }}
      />
      <RepeatFields
        slot={slot}
        hours={hours}
        value={repeat}
        error={error('times')}
        onChange={(next) => {
          setRepeat(next)
          clear('times')
        }}
      />
      <Field label={text.state}>
        {(control) => (
          <Select
            {...control}
            value={confirmed ? 'confirmed' : 'proposed'}
            onChange={(event) => setConfirmed(event.currentTarget.value === 'confirmed')}
          >
            <option value="proposed">{text.proposed}</option>
            <option value="confirmed">{text.confirmed}</option>
          </Select>
        )}
      </Field>
      <NoteField value={note} onChange={setNote} />
      {slot ? <SlotSum slot={slot} agenda={all} /> : null}
      <Button type="submit" variant="primary" wide busy={busy}>
        {confirmed ? text.book : send}
      </Button>
    </form>
  )
}

/** Returns the free hours of the members who can attend the client, or `fromPage` until these hours are loaded. */
function useHours(picked: FoundClient | null, tries: number, fromPage: Agenda): Agenda {
  const [read, setRead] = useState<{ client: string; hours: Agenda } | null>(null)
  const client = picked?.id
  useEffect(() => {
    if (!client) return
    const stop = new AbortController()
    // If loading fails, the form offers the hours `fromPage`; the server checks the hour of each proposal anyway.
    fetchList<Agenda>(`/admin/citas/horas?cliente=${client}`, stop.signal).then(
      (answer) => {
        if (answer.ok) setRead({ client, hours: answer.data })
      },
      () => {},
    )
    return () => stop.abort()
  }, [client, tries])
  return read && read.client === client ? read.hours : fromPage
}
