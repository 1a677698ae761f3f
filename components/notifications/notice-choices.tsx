'use client'
import Link from 'next/link'
import { useState } from 'react'
import { PushPanel } from '@/components/notifications/push/push-panel'
import { cn } from '@/components/ui/cn'
import { linkStyles } from '@/components/ui/control-styles'
import { attempted } from '@/components/ui/use-act'
import {
  choicesText as text,
  clientTopics,
  firmTopics,
  noticeTopics,
  type NoticeTopic,
} from '@/content/notification-choices'
import { pushText } from '@/content/notification-pushes'
import { mailTimes, type MailTime } from '@/lib/auth/mail-times'
import { saveNoticeChoiceAction, savePushChoiceAction, saveRestAction } from '@/lib/notifications/actions'
import type { PushOffer } from '@/lib/portal/push-offer'
import type { NoticeSettings } from '@/lib/notifications/schema'
import type { Result } from '@/lib/result'
import { toast } from '@/lib/toast'

/** `offer` is null when the site offers no push notifications. */
type NoticeChoicesProps = {
  reader: 'firm' | 'client'
  settings: NoticeSettings
  offer: PushOffer | null
}

/** Saves every change at once; if saving fails, the stored choice is shown again. */
export function NoticeChoices({ reader, settings, offer }: NoticeChoicesProps) {
  const { choices, addressed, rest, push } = settings
  // Push notifications can be chosen only if at least one device of the person receives them.
  const isPushed = offer !== null && push.devices.length > 0
  const topics = reader === 'firm' ? firmTopics : clientTopics
  return (
    <section id="elegir" aria-labelledby="elegir-titulo" className="scroll-mt-20 pt-14">
      <h2 id="elegir-titulo" className="pb-2 text-xl rule-opens">
        {text.title}
      </h2>
      <p className="pt-2 text-sm text-ink-2">{text.intro}</p>
      {addressed ? null : <p className="max-w-[68ch] pt-1 text-sm text-ink-2">{text.colleague}</p>}
      <div className="grid gap-x-12 gap-y-8 min-[64rem]:grid-cols-[minmax(0,1fr)_19rem]">
        <div>
          <ul className="mt-3 rule-closes">
            {noticeTopics.map((topic) => {
              const words = topics[topic]
              return words ? (
                <TopicRow
                  key={topic}
                  topic={topic}
                  {...words}
                  chosen={choices[topic] ?? 'never'}
                  pushed={isPushed ? (push.choices[topic] ?? false) : null}
                />
              ) : null
            })}
          </ul>
          <p className="max-w-[68ch] pt-3 text-sm text-ink-2">
            {text.security}
            {isPushed ? ` ${pushText.security}` : ''}
          </p>
        </div>
        <div className="grid content-start gap-8">
          <Rest rest={rest} />
          {offer ? <PushPanel offer={offer} devices={push.devices} /> : null}
        </div>
      </div>
    </section>
  )
}

/** `pushed` is null when no device of the person receives push notifications. */
type TopicRowProps = {
  topic: NoticeTopic
  label: string
  text: string
  chosen: MailTime
  pushed: boolean | null
}

function TopicRow({ topic, label, text: words, chosen, pushed }: TopicRowProps) {
  const { value, save } = useSaved(chosen)
  // Deadline reminders need an authorisation, which the person gives on another page and the firm keeps as evidence.
  const asks = topic === 'deadlines' && chosen === 'never'
  return (
    <li
      className={cn(
        'grid items-center gap-x-6 gap-y-2 border-t border-rule py-2.5 first:border-t-0',
        pushed === null
          ? 'sm:grid-cols-[minmax(0,1fr)_17rem]'
          : 'sm:grid-cols-[minmax(0,1fr)_17rem_7.5rem] min-[64rem]:max-[75rem]:grid-cols-[minmax(0,1fr)_17rem]',
      )}
    >
      <p>
        <b className="block font-medium">{label}</b>
        <span className="text-sm text-ink-2">{asks ? text.deadlines.text : words}</span>
      </p>
      {asks ? (
        <Link href="/portal/cuenta#autorizaciones" prefetch={false} className={linkStyles}>
          {text.deadlines.link}
        </Link>
      ) : (
        <div
          role="radiogroup"
          aria-label={text.mail(label)}
          className="flex rounded-control border border-rule-field bg-sheet"
        >
          {mailTimes.map((mail) => (
            <label
              key={mail}
              className="relative flex min-h-tap flex-1 cursor-pointer items-center justify-center border-l border-rule text-sm font-medium first:border-l-0 has-checked:bg-green has-checked:text-sheet has-focus-visible:outline-3 has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name={`correo-${topic}`}
                className="sr-only"
                checked={value === mail}
                onChange={() => save(mail, () => saveNoticeChoiceAction({ topic, mail }))}
              />
              {text.times[mail]}
            </label>
          ))}
        </div>
      )}
      {pushed === null || asks ? null : <PushBox topic={topic} label={label} pushed={pushed} />}
    </li>
  )
}

function PushBox({ topic, label, pushed }: { topic: NoticeTopic; label: string; pushed: boolean }) {
  const { value, save } = useSaved(pushed)
  return (
    <label className="flex min-h-tap items-center gap-3 text-sm">
      <input
        type="checkbox"
        className="size-5 flex-none accent-green"
        aria-label={pushText.what(label)}
        checked={value}
        onChange={({ currentTarget: { checked } }) =>
          save(checked, () => savePushChoiceAction({ topic, wanted: checked }))
        }
      />
      {pushText.box}
    </label>
  )
}

const hours = Array.from({ length: 24 }, (_, hour) => hour)

function Rest({ rest }: { rest: NoticeSettings['rest'] }) {
  const { value, save } = useSaved(rest)
  const change = (part: Partial<NoticeSettings['rest']>) => {
    const next = { ...value, ...part }
    save(next, () => saveRestAction(next))
  }
  return (
    <fieldset className="min-w-0 self-start">
      <legend className="font-serif text-lg font-[550]">{text.rest.title}</legend>
      <div className="mt-2 grid grid-cols-2 gap-3">
        {(['from', 'until'] as const).map((end) => (
          <label key={end} className="grid gap-1 text-sm">
            {text.rest[end]}
            <select
              className="input"
              value={value[end]}
              onChange={(event) => change({ [end]: Number(event.currentTarget.value) })}
            >
              {hours.map((hour) => (
                <option key={hour} value={hour}>
                  {text.rest.hour(hour)}
                </option>
              ))}
            </select>
          </label>
        ))}
      </div>
      <label className="mt-2 flex min-h-tap items-center gap-3">
        <input
          type="checkbox"
          className="size-5 flex-none accent-green"
          checked={value.sundays}
          onChange={(event) => change({ sundays: event.currentTarget.checked })}
        />
        {text.rest.sundays}
      </label>
      <p className="text-sm text-ink-2">{text.rest.note}</p>
    </fieldset>
  )
}

/** Shows a new choice at once, and the stored choice again when saving fails or another device changes it. */
function useSaved<T>(stored: T) {
  const [value, setValue] = useState(stored)
  const [known, setKnown] = useState(stored)
  if (JSON.stringify(known) !== JSON.stringify(stored)) {
    setKnown(stored)
    setValue(stored)
  }
  async function save(next: T, work: () => Promise<Result<unknown>>): Promise<void> {
    setValue(next)
    const answer = await attempted(work())
    if (answer.ok) {
      toast({ kind: 'success', title: text.saved })
      return
    }
    setValue(stored)
    toast({ kind: 'error', title: text.failed, description: answer.message })
  }
  return { value, save: (next: T, work: () => Promise<Result<unknown>>) => void save(next, work) }
}
